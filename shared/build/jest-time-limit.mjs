/** Tests and hooks on Node's own loader end after a time: their runner lets one that hangs hang for ever. */
import { createRequire } from 'node:module'

/** Longest time that a test or a hook takes that says nothing else, milliseconds: servers and databases start in them. */
const longest = 20_000

// The one that the runner has, which knows of the tests.
const { addEventHandler } = createRequire(import.meta.resolve('jest-light-runner'))('jest-circus')

async function within(work, time) {
  let end
  const over = new Promise((_, reject) => {
    end = setTimeout(() => reject(new Error(`took longer than ${time} ms`)), time)
  })
  try {
    return await Promise.race([work(), over])
  } finally {
    clearTimeout(end)
  }
}

addEventHandler(({ name, timeout = longest }, { currentDescribeBlock: { children, hooks } }) => {
  const added = name === 'add_test' ? children.at(-1) : name === 'add_hook' ? hooks.at(-1) : null
  if (!added?.fn) return
  const { fn } = added
  added.fn = () => within(fn, timeout)
})
