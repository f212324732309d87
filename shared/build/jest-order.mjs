import Sequencer from '@jest/test-sequencer'

/** Tests that start programs of their own or make calls by the thousand: they take longer than the size of their files lets Jest expect. */
const takesLong = /\/(?:bench|shared\/build|server\/src\/policies)\/|\/largest-answers/

/** Begins with what takes longest, so that at the end no core waits for one file: a fresh clone knows no times. */
export default class LongFirst extends Sequencer {
  sort(tests) {
    const { true: first = [], false: then = [] } = Object.groupBy(super.sort(tests), ({ path }) => takesLong.test(path))
    return [...first, ...then]
  }
}
