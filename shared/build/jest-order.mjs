import Sequencer from '@jest/test-sequencer'

/** Rooms whose tests start programs of their own: they take longer than the size of their files lets Jest expect. */
const startsPrograms = /\/(?:bench|shared\/build)\//

/** Begins with what takes longest, so that at the end no core waits for one file: a fresh clone knows no times. */
export default class LongFirst extends Sequencer {
  sort(tests) {
    const { true: first = [], false: then = [] } = Object.groupBy(super.sort(tests), ({ path }) =>
      startsPrograms.test(path),
    )
    return [...first, ...then]
  }
}
