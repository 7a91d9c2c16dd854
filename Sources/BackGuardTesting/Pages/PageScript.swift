/// What every page does by itself.
enum PageScript {
  /// Light or dark: as the reader's system, until a button is used.
  static let theme = """
    (() => {
      const root = document.documentElement;
      const button = document.querySelector('[data-theme-button]');
      if (!button) return;
      button.addEventListener('click', () => {
        const isDark = root.dataset.theme
          ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
        root.dataset.theme = isDark ? 'light' : 'dark';
      });
    })();
    """
}
