import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'

const traceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Processor time of the thread, in microseconds. */
  tdur: z.number().optional(),
  args: z.object({ name: z.string().optional() }).optional(),
})

const traceFile = z.object({ traceEvents: z.array(traceEvent) })

/** Processor time of each task of the page's main thread, in whole milliseconds. */
function taskTimes(events: readonly z.infer<typeof traceEvent>[]): number[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const ofPage = events.filter(({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid))
  return ofPage.flatMap(({ name, tdur }) =>
    name === 'ThreadControllerImpl::RunTask' && tdur !== undefined ? [Math.round(tdur / 1000)] : [],
  )
}

/** A task of the main thread of a page. */
export interface Tasks {
  /** Those that took over 50 ms of processor time. */
  readonly longTasksMs: readonly number[]
  readonly longestTaskMs: number
}

/** Does something in a page, and tells of the tasks of its main thread meanwhile. */
export async function tasksOf<T>(
  browser: Browser,
  page: Page,
  act: () => Promise<T>,
): Promise<Tasks & { readonly done: T }> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  const done = await act()
  const times = taskTimes(traceFile.parse(JSON.parse((await browser.stopTracing()).toString())).traceEvents)
  return { longTasksMs: times.filter((ms) => ms > 50), longestTaskMs: Math.max(...times), done }
}
