/// What every event does in every state, as one reads it.
///
/// A cell says `effect → next state`, then `+n` or `-n` when attempt n begins or ends to leave. No arrow: the state
/// stays. A dash: no effect. `asking 1 g2 after g1` reads: guard 2 is asked about attempt 1, guard 1 has consented. Who
/// leaves *by itself* was allowed to, and the platform may take it back; all else the library takes away.
enum TransitionTable {
  /// Holds whoever is leaving.
  static let always = """
    event                        | idle                    | waiting 1              | asking 1 g2 after g1         | consented 1 after g1
    attempted allowed, apart     | pass                    | pass                   | pass                         | pass
    attempted prevented, apart   | later 9 → waiting 9     | block                  | block                        | block
    requested allowed, apart     | quiet 9 → consented 9   | end 9 busy             | end 9 busy                   | end 9 busy
    requested prevented, apart   | later 9 → waiting 9     | block                  | block                        | block
    passed                       | - +9                    | - +9                   | - +9                         | - +9
    ready, 1                     | -                       | verify 1               | -                            | verify 1 after g1
    ready, 9                     | -                       | -                      | -                            | -
    verified 1 in place          | -                       | leave 1 → idle +1      | -                            | leave 1 → idle +1
    verified 1 refused by g2     | -                       | ask 1 g2 → asking 1 g2 | -                            | ask 1 g2 → asking 1 g2 after g1
    verified 1 covered           | -                       | end 1 superseded → idle | -                           | end 1 superseded → idle
    verified 1 gone              | -                       | end 1 superseded → idle | -                           | end 1 superseded → idle
    verified 9 refused by g2     | -                       | -                      | -                            | -
    allowed 1 by g2              | -                       | -                      | quiet 1 → consented 1 after g1 g2 | -
    allowed 1 by g2 for g4       | -                       | -                      | quiet 1 → consented 1 after g1 g2 g4 | -
    allowed 9 by g2              | -                       | -                      | -                            | -
    allowed 1 by g1              | -                       | -                      | -                            | -
    prevented 1 by g2            | -                       | -                      | end 1 prevented g2 → idle    | -
    prevented 9 by g2            | -                       | -                      | -                            | -
    prevented 1 by g1            | -                       | -                      | -                            | -
    could not ask, 1             | -                       | -                      | end 1 notAsked → idle        | -
    could not ask, 9             | -                       | -                      | -                            | -
    screens removed, 1           | -                       | end 1 superseded → idle | withdraw 1 superseded → idle | end 1 superseded → idle
    screens removed, 9           | -                       | -                      | -                            | -
    cancelled, 1                 | -                       | end 1 cancelled → idle | withdraw 1 cancelled → idle  | end 1 cancelled → idle
    cancelled, 9                 | -                       | -                      | -                            | -
    """

  /// Holds when nobody is leaving, or an attempt over these screens is.
  static let byLeaving: [(leaving: [String], rows: String)] = [
    (
      [],
      """
      event                        | idle                  | waiting 1 | asking 1 g2 after g1 | consented 1 after g1
      attempted allowed, sharing   | pass                  | absorb 1  | absorb 1             | absorb 1
      attempted allowed, like 3    | pass                  | pass      | pass                 | pass
      attempted prevented, sharing | later 9 → waiting 9   | absorb 1  | absorb 1             | absorb 1
      attempted prevented, like 3  | later 9 → waiting 9   | block     | block                | block
      requested allowed, sharing   | quiet 9 → consented 9 | absorb 1  | absorb 1             | absorb 1
      requested allowed, like 3    | quiet 9 → consented 9 | end 9 busy | end 9 busy          | end 9 busy
      requested prevented, sharing | later 9 → waiting 9   | absorb 1  | absorb 1             | absorb 1
      requested prevented, like 3  | later 9 → waiting 9   | block     | block                | block
      transition finished, 1       | -                     | -         | -                    | -
      transition finished, 2       | -                     | -         | -                    | -
      transition finished, 3       | -                     | -         | -                    | -
      transition taken back, 1     | -                     | -         | -                    | -
      transition taken back, 2     | -                     | -         | -                    | -
      transition taken back, 3     | -                     | -         | -                    | -
      could not leave, 1           | -                     | -         | -                    | -
      could not leave, 2           | -                     | -         | -                    | -
      could not leave, 3           | -                     | -         | -                    | -
      """
    ),
    (
      ["1"],
      """
      event                        | idle
      attempted allowed, sharing   | absorb 1
      attempted allowed, like 3    | pass
      attempted prevented, sharing | absorb 1
      attempted prevented, like 3  | later 9 → waiting 9
      requested allowed, sharing   | absorb 1
      requested allowed, like 3    | quiet 9 → consented 9
      requested prevented, sharing | absorb 1
      requested prevented, like 3  | later 9 → waiting 9
      transition finished, 1       | end 1 left -1
      transition finished, 2       | -
      transition finished, 3       | -
      transition taken back, 1     | end 1 cancelled -1
      transition taken back, 2     | -
      transition taken back, 3     | -
      could not leave, 1           | end 1 notLeft -1
      could not leave, 2           | -
      could not leave, 3           | -
      """
    ),
    (
      ["1 by itself"],
      """
      event                        | idle
      attempted allowed, sharing   | absorb 1
      attempted allowed, like 3    | pass
      attempted prevented, sharing | absorb 1
      attempted prevented, like 3  | later 9 → waiting 9
      requested allowed, sharing   | absorb 1
      requested allowed, like 3    | quiet 9 → consented 9
      requested prevented, sharing | absorb 1
      requested prevented, like 3  | later 9 → waiting 9
      transition finished, 1       | end 1 left -1
      transition finished, 2       | -
      transition finished, 3       | -
      transition taken back, 1     | end 1 cancelled -1
      transition taken back, 2     | -
      transition taken back, 3     | -
      could not leave, 1           | end 1 notLeft -1
      could not leave, 2           | -
      could not leave, 3           | -
      """
    ),
    (
      ["1 by itself, taken back"],
      """
      event                        | idle
      attempted allowed, sharing   | pass
      attempted allowed, like 3    | pass
      attempted prevented, sharing | later 9 → waiting 9
      attempted prevented, like 3  | later 9 → waiting 9
      requested allowed, sharing   | quiet 9 → consented 9
      requested allowed, like 3    | quiet 9 → consented 9
      requested prevented, sharing | later 9 → waiting 9
      requested prevented, like 3  | later 9 → waiting 9
      transition finished, 1       | end 1 left -1
      transition finished, 2       | -
      transition finished, 3       | -
      transition taken back, 1     | end 1 cancelled -1
      transition taken back, 2     | -
      transition taken back, 3     | -
      could not leave, 1           | end 1 notLeft -1
      could not leave, 2           | -
      could not leave, 3           | -
      """
    ),
    (
      ["2 by itself"],
      """
      event                        | idle                  | waiting 1          | asking 1 g2 after g1 | consented 1 after g1
      attempted allowed, sharing   | pass                  | absorb 1           | absorb 1             | absorb 1
      attempted allowed, like 3    | pass                  | pass               | pass                 | pass
      attempted prevented, sharing | later 9 → waiting 9   | absorb 1           | absorb 1             | absorb 1
      attempted prevented, like 3  | later 9 → waiting 9   | block              | block                | block
      requested allowed, sharing   | quiet 9 → consented 9 | absorb 1           | absorb 1             | absorb 1
      requested allowed, like 3    | quiet 9 → consented 9 | end 9 busy         | end 9 busy           | end 9 busy
      requested prevented, sharing | later 9 → waiting 9   | absorb 1           | absorb 1             | absorb 1
      requested prevented, like 3  | later 9 → waiting 9   | block              | block                | block
      transition finished, 1       | -                     | -                  | -                    | -
      transition finished, 2       | end 2 left -2         | end 2 left -2      | end 2 left -2        | end 2 left -2
      transition finished, 3       | -                     | -                  | -                    | -
      transition taken back, 1     | -                     | -                  | -                    | -
      transition taken back, 2     | end 2 cancelled -2    | end 2 cancelled -2 | end 2 cancelled -2   | end 2 cancelled -2
      transition taken back, 3     | -                     | -                  | -                    | -
      could not leave, 1           | -                     | -                  | -                    | -
      could not leave, 2           | end 2 notLeft -2      | end 2 notLeft -2   | end 2 notLeft -2     | end 2 notLeft -2
      could not leave, 3           | -                     | -                  | -                    | -
      """
    ),
    (
      ["3"],
      """
      event                        | idle                  | waiting 1          | asking 1 g2 after g1 | consented 1 after g1
      attempted allowed, sharing   | pass                  | absorb 1           | absorb 1             | absorb 1
      attempted allowed, like 3    | absorb 3              | absorb 3           | absorb 3             | absorb 3
      attempted prevented, sharing | later 9 → waiting 9   | absorb 1           | absorb 1             | absorb 1
      attempted prevented, like 3  | absorb 3              | absorb 3           | absorb 3             | absorb 3
      requested allowed, sharing   | quiet 9 → consented 9 | absorb 1           | absorb 1             | absorb 1
      requested allowed, like 3    | absorb 3              | absorb 3           | absorb 3             | absorb 3
      requested prevented, sharing | later 9 → waiting 9   | absorb 1           | absorb 1             | absorb 1
      requested prevented, like 3  | absorb 3              | absorb 3           | absorb 3             | absorb 3
      transition finished, 1       | -                     | -                  | -                    | -
      transition finished, 2       | -                     | -                  | -                    | -
      transition finished, 3       | end 3 left -3         | end 3 left -3      | end 3 left -3        | end 3 left -3
      transition taken back, 1     | -                     | -                  | -                    | -
      transition taken back, 2     | -                     | -                  | -                    | -
      transition taken back, 3     | end 3 cancelled -3    | end 3 cancelled -3 | end 3 cancelled -3   | end 3 cancelled -3
      could not leave, 1           | -                     | -                  | -                    | -
      could not leave, 2           | -                     | -                  | -                    | -
      could not leave, 3           | end 3 notLeft -3      | end 3 notLeft -3   | end 3 notLeft -3     | end 3 notLeft -3
      """
    ),
    (
      ["3 by itself"],
      """
      event                        | idle                  | waiting 1          | asking 1 g2 after g1 | consented 1 after g1
      attempted allowed, sharing   | pass                  | absorb 1           | absorb 1             | absorb 1
      attempted allowed, like 3    | pass                  | pass               | pass                 | pass
      attempted prevented, sharing | later 9 → waiting 9   | absorb 1           | absorb 1             | absorb 1
      attempted prevented, like 3  | later 9 → waiting 9   | block              | block                | block
      requested allowed, sharing   | quiet 9 → consented 9 | absorb 1           | absorb 1             | absorb 1
      requested allowed, like 3    | quiet 9 → consented 9 | end 9 busy         | end 9 busy           | end 9 busy
      requested prevented, sharing | later 9 → waiting 9   | absorb 1           | absorb 1             | absorb 1
      requested prevented, like 3  | later 9 → waiting 9   | block              | block                | block
      transition finished, 1       | -                     | -                  | -                    | -
      transition finished, 2       | -                     | -                  | -                    | -
      transition finished, 3       | end 3 left -3         | end 3 left -3      | end 3 left -3        | end 3 left -3
      transition taken back, 1     | -                     | -                  | -                    | -
      transition taken back, 2     | -                     | -                  | -                    | -
      transition taken back, 3     | end 3 cancelled -3    | end 3 cancelled -3 | end 3 cancelled -3   | end 3 cancelled -3
      could not leave, 1           | -                     | -                  | -                    | -
      could not leave, 2           | -                     | -                  | -                    | -
      could not leave, 3           | end 3 notLeft -3      | end 3 notLeft -3   | end 3 notLeft -3     | end 3 notLeft -3
      """
    ),
  ]
}
