/// What shows the states of a playground and takes the reader's taps, swipes and keys.
enum PlaygroundScript {
  static let text = #"""
    (() => {
      'use strict';
      const byId = id => document.getElementById(id);
      const data = JSON.parse(byId('data').textContent);
      const stage = byId('stage'), screen = byId('screen');
      // The names of what stands at the places of the page's lists.
      const FRAME = 0, SUMMARY = 1, PENDING = 2, STAKE = 3, STEPS = 4;
      const ACTION = 0, AREA = 1, TARGET = 2, FRAMES = 3, TIME = 4, LINES = 5, WHYS = 6, BROKEN = 7;
      const kindOf = step => data.actions[step[ACTION]][0];
      const labelOf = step => data.actions[step[ACTION]][1];
      const isKnown = step => step.length > TARGET;

      let set = data.sets[0];
      let path = [];      // the places of the actions from the beginning on
      let current = 0;    // the state that they lead to
      let timer = 0;
      let drag = null;

      const steps = () => set.states[current][STEPS];
      const find = kind => steps().findIndex(step => kindOf(step) === kind && isKnown(step));
      const has = kind => steps().some(step => kindOf(step) === kind);

      // MARK: Drawing

      const render = part => {
        const piece = data.parts[part];
        return typeof piece === 'string'
          ? piece : piece.map(inner => typeof inner === 'number' ? render(inner) : inner).join('');
      };

      const draw = frame => {
        const [part, box] = data.frames[frame];
        if (screen.dataset.frame === String(frame)) return;
        screen.dataset.frame = frame;
        screen.setAttribute('viewBox', data.boxes[box]);
        screen.innerHTML = render(part);
      };

      const element = (name, text, className) => {
        const made = document.createElement(name);
        if (text !== undefined) made.textContent = text;
        if (className) made.className = className;
        return made;
      };

      // MARK: The panels

      const groups = [
        ['On the phone', /^(tapBack|longPress|tap|outside)$/],
        ['Gestures', /^(edge|content|sheet)/],
        ['Other ways', /^(trackpad|scrub|keys)/],
        ['What the app offers', /^own$/],
        ['Time', /^wait$/],
      ];

      const showActions = () => {
        const focused = document.activeElement && document.activeElement.dataset.label;
        const list = byId('actions');
        list.replaceChildren();
        for (const [name, pattern] of groups) {
          const mine = steps().map((step, place) => [step, place]).filter(([step]) => pattern.test(kindOf(step)));
          if (!mine.length) continue;
          const group = element('fieldset', undefined, 'group');
          const row = element('div', undefined, 'acts');
          group.append(element('legend', name), row);
          for (const [step, place] of mine) {
            const button = element('button', labelOf(step), 'act');
            button.type = 'button';
            button.disabled = !isKnown(step);
            button.dataset.label = labelOf(step);
            button.addEventListener('click', () => take(place));
            row.append(button);
            if (focused === labelOf(step)) button.focus();
          }
          list.append(group);
        }
        if (focused && document.activeElement === document.body) {
          const first = list.querySelector('button:not(:disabled)');
          if (first) first.focus();
        }
        byId('end').hidden = steps().some(isKnown);
      };

      // The last action of the user with the time that passed after it.
      const lastSteps = () => {
        const taken = walk(path).steps;
        let first = taken.length - 1;
        while (first > 0 && kindOf(taken[first]) === 'wait') first -= 1;
        return first < 0 ? [] : taken.slice(first);
      };

      const show = () => {
        const state = set.states[current];
        draw(state[FRAME]);
        const summary = data.texts[state[SUMMARY]];
        screen.setAttribute('aria-label', summary);
        byId('now').textContent = summary;
        const list = places => places.length ? places.map(place => data.texts[place]).join('; ') : 'nothing';
        byId('stake').textContent = list(state[STAKE]);
        byId('pending').textContent = list(state[PENDING]).replace('nothing', 'none');
        const last = lastSteps();
        byId('last').textContent = last.length ? labelOf(last[0]) : 'The beginning';
        const all = place => [...new Set(last.flatMap(step => step[place]))];
        byId('violations').replaceChildren(
          ...all(BROKEN).map(place => element('p', 'Rule broken: ' + data.texts[place], 'broken')));
        byId('why').replaceChildren(...all(WHYS).map(place => {
          const [ids, sentence] = data.whys[place];
          const item = element('li');
          for (const id of ids) item.append(element('span', id, 'id'), ' ');
          item.append(sentence);
          return item;
        }));
        if (!byId('why').children.length) byId('why').append(element('li', 'Nothing asked for a reason.', 'empty'));
        byId('log').replaceChildren(...last.flatMap(step => step[LINES]).map(place => {
          const line = data.texts[place];
          const kind = line.startsWith('attempt ') ? 'of-guard' : line.startsWith('report:') ? 'of-report' : '';
          return element('li', line, kind);
        }));
        showActions();
        showHistory();
      };

      const showHistory = () => {
        byId('undo').disabled = !path.length;
        byId('redo').disabled = numberNow() >= newest;
      };

      // MARK: Going on

      // Follows the places of actions as far as they are known.
      const walk = places => {
        let state = 0;
        const taken = [];
        for (const place of places) {
          const step = set.states[state][STEPS][place];
          if (!step || !isKnown(step)) break;
          taken.push(step);
          state = step[TARGET];
        }
        return { state, steps: taken };
      };

      const hashOf = () => '#' + [set.system, set.way, path.join('.')].map(encodeURIComponent).join('/');

      const numberNow = () => history.state && history.state.number || 0;
      // What lies ahead of a page that was loaded again, nobody knows.
      let newest = history.state ? Infinity : 0;

      const remember = isNew => {
        const hash = hashOf();
        if (location.hash === hash) return;
        const number = numberNow() + (isNew ? 1 : 0);
        if (isNew) history.pushState({ number }, '', hash); else history.replaceState({ number }, '', hash);
        if (isNew) newest = number;
        showHistory();
      };

      const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

      // Shows pictures one after the other, then goes on.
      const play = (frames, milliseconds, then) => {
        clearTimeout(timer);
        if (!frames.length || isCalm()) return then();
        const pause = Math.min(90, Math.max(30, milliseconds / (frames.length + 1)));
        let next = 0;
        const tick = () => {
          if (next === frames.length) return then();
          draw(frames[next]);
          next += 1;
          timer = setTimeout(tick, pause);
        };
        tick();
      };

      const take = (place, isShown) => {
        const step = steps()[place];
        if (!step || !isKnown(step)) return;
        const isTime = kindOf(step) === 'wait';
        play(isShown ? [] : step[FRAMES], step[TIME], () => {
          path.push(place);
          current = step[TARGET];
          remember(!isTime);
          show();
          letTimePass();
        });
      };

      const letTimePass = () => {
        clearTimeout(timer);
        const wait = find('wait');
        if (wait >= 0 && byId('auto').checked) timer = setTimeout(() => take(wait), 0);
      };

      // MARK: Fingers

      const pointIn = event => {
        const box = screen.viewBox.baseVal, frame = screen.getBoundingClientRect();
        return {
          x: box.x + (event.clientX - frame.left) / frame.width * box.width,
          y: box.y + (event.clientY - frame.top) / frame.height * box.height,
          time: event.timeStamp,
        };
      };

      const sizeOfGlass = () => {
        const box = screen.viewBox.baseVal;
        return { width: box.width + 2 * box.x, height: box.height + 2 * box.y };
      };

      // The smallest thing under the finger.
      const under = point => {
        let best = -1, least = Infinity;
        steps().forEach((step, place) => {
          const kind = kindOf(step);
          if (step[AREA] < 0 || !/^(tapBack|tap|outside)$/.test(kind)) return;
          const [x, y, width, height] = data.areas[step[AREA]];
          const isIn = point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
          if (isIn && width * height < least) { least = width * height; best = place; }
        });
        return best;
      };

      const isOnSheet = point => steps().some(step => {
        if (!kindOf(step).startsWith('sheet')) return false;
        const [x, y, width, height] = data.areas[step[AREA]];
        return point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
      });

      // What a finger that moves does, and how far it has come.
      const gesture = (start, point) => {
        const size = sizeOfGlass();
        const way = (set.mirrored ? start.x - point.x : point.x - start.x) / size.width;
        const fall = (point.y - start.y) / size.height;
        if (Math.abs(fall) > Math.abs(way) && fall > 0 && isOnSheet(start) && has('sheet80')) {
          return { kind: 'sheet', share: fall / .8, far: 80, near: 20 };
        }
        const fromEdge = (set.mirrored ? size.width - start.x : start.x) < 36;
        const kind = fromEdge || !has('content70') ? 'edge' : 'content';
        if (kind === 'edge' && !fromEdge) return null;
        return way > 0 && has(kind + '70') ? { kind, share: way / .7, far: 70, near: 30 } : null;
      };

      stage.addEventListener('pointerdown', event => {
        if (event.button !== 0) return;
        event.preventDefault();
        stage.setPointerCapture(event.pointerId);
        const start = pointIn(event);
        drag = { start, moved: false, gesture: null, held: setTimeout(() => {
          const place = under(start);
          if (drag && !drag.moved && place >= 0 && kindOf(steps()[place]) === 'tapBack') {
            drag = null;
            take(find('longPress'));
          }
        }, 500) };
      });

      stage.addEventListener('pointermove', event => {
        if (!drag) return;
        const point = pointIn(event);
        if (!drag.moved && Math.hypot(point.x - drag.start.x, point.y - drag.start.y) < 10) return;
        drag.moved = true;
        drag.gesture = gesture(drag.start, point) || drag.gesture;
        if (!drag.gesture) return;
        const place = find(drag.gesture.kind + drag.gesture.far);
        if (place < 0) return;
        clearTimeout(timer);
        const frames = steps()[place][FRAMES];
        const at = Math.min(frames.length - 1, Math.max(0, Math.floor(drag.gesture.share * frames.length)));
        if (frames.length) draw(frames[at]);
      });

      stage.addEventListener('pointerup', event => {
        if (!drag) return;
        const { start, moved, held } = drag;
        const point = pointIn(event);
        clearTimeout(held);
        drag = null;
        if (!moved) {
          const place = under(start);
          return place < 0 ? undefined : take(place);
        }
        const done = gesture(start, point);
        const isFar = done && done.share * done.far > 50;
        const place = done ? find(done.kind + (isFar ? done.far : done.near)) : -1;
        if (place >= 0) take(place, true); else show();
      });

      stage.addEventListener('pointercancel', () => {
        if (drag) clearTimeout(drag.held);
        drag = null;
        show();
      });

      stage.addEventListener('contextmenu', event => {
        event.preventDefault();
        const place = under(pointIn(event));
        if (place >= 0 && kindOf(steps()[place]) === 'tapBack') take(find('longPress'));
      });

      // MARK: Choices and links

      const fill = (select, entries, chosen) => {
        select.replaceChildren(...entries.map(([value, name]) => {
          const option = element('option', name);
          option.value = value;
          option.selected = value === chosen;
          return option;
        }));
        select.disabled = entries.length < 2;
      };

      const showChoices = () => {
        fill(byId('system'), [...new Set(data.sets.map(one => one.system))].map(one => [one, one]), set.system);
        fill(byId('way'), data.sets.filter(one => one.system === set.system).map(one => [one.way, one.name]), set.way);
      };

      // The same actions in another set, as far as they go there.
      const change = (system, way) => {
        const labels = walk(path).steps.filter(step => kindOf(step) !== 'wait').map(labelOf);
        set = data.sets.find(one => one.system === system && one.way === way)
          || data.sets.find(one => one.system === system);
        path = [];
        let state = 0;
        const go = place => { path.push(place); state = set.states[state][STEPS][place][TARGET]; };
        const wait = () => {
          for (;;) {
            const place = set.states[state][STEPS].findIndex(step => kindOf(step) === 'wait' && isKnown(step));
            if (place < 0) return;
            go(place);
          }
        };
        for (const label of labels) {
          const place = set.states[state][STEPS].findIndex(step => labelOf(step) === label && isKnown(step));
          if (place < 0) break;
          go(place);
          wait();
        }
        current = state;
        remember(true);
        showChoices();
        show();
      };

      const readLink = () => {
        clearTimeout(timer);
        const [system, way, places] = location.hash.slice(1).split('/').map(part => {
          try { return decodeURIComponent(part); } catch { return ''; }
        });
        const meant = data.sets.find(one => one.system === system && one.way === way);
        set = meant || data.sets[0];
        // What no link of ours says leads nowhere.
        const wished = meant && /^\d+(\.\d+)*$/.test(places) ? places.split('.').map(Number) : [];
        const walked = walk(wished);
        path = wished.slice(0, walked.steps.length);
        current = walked.state;
        showChoices();
        show();
        letTimePass();
      };

      byId('system').addEventListener('change', event => change(event.target.value, set.way));
      byId('way').addEventListener('change', event => change(set.system, event.target.value));
      byId('auto').addEventListener('change', letTimePass);
      byId('undo').addEventListener('click', () => {
        if (history.state && history.state.number > 0) return history.back();
        // Somebody's link brought us here: there is nothing to go back to.
        const kinds = walk(path).steps.map(kindOf);
        do { path.pop(); } while (path.length && kinds[path.length] === 'wait');
        history.replaceState({ number: 0 }, '', hashOf());
        readLink();
      });
      byId('redo').addEventListener('click', () => history.forward());
      byId('again').addEventListener('click', () => {
        clearTimeout(timer);
        path = [];
        current = 0;
        remember(true);
        show();
        letTimePass();
      });
      byId('link').addEventListener('click', async () => {
        try { await navigator.clipboard.writeText(location.href); byId('link').textContent = 'Link copied'; }
        catch { prompt('The link to this state:', location.href); }
        setTimeout(() => { byId('link').textContent = 'Copy link'; }, 1500);
      });
      addEventListener('popstate', readLink);
      readLink();
    })();
    """#
}
