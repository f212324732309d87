import { buildPlan } from './build-memory.mjs'
import { must, node, StepError } from './steps.mjs'

test.each([
  [16_000, 2, [], 'two parts at a time'],
  [2_000, 1, [], 'one part at a time.'],
  [900, 1, ['--max-old-space-size=600', '--max-semi-space-size=4'], 'one part at a time, with little memory'],
  [
    500,
    1,
    ['--max-old-space-size=600', '--max-semi-space-size=4'],
    'it may not be enough. Stop other programs, or add swap',
  ],
])('with %i MB free, %i parts are built at once', (free, atOnce, flags, sentence) => {
  const plan = buildPlan(free)
  expect(plan).toMatchObject({ atOnce, flags })
  expect(plan.sentence).toContain('Building needs 0.8 GB of free memory')
  expect(plan.sentence).toContain(sentence)
})

test.each([
  'process.kill(process.pid, "SIGKILL")',
  'console.error("JavaScript heap out of memory"); process.exit(134)',
])('a step that the system ended says that memory was short (%s)', async (program) => {
  const failed = await must('The shell could not be built.', node, ['-e', program]).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(StepError)
  expect(String(failed)).toContain('The shell could not be built. The system ended it, most likely for want of memory')
})

test('a step that failed by itself says no more than what failed', async () => {
  await expect(must('It could not be built.', node, ['-e', 'process.exit(2)'])).rejects.toThrow(
    /^It could not be built\.$/,
  )
})
