import { whenIdle } from '../device/when-idle.ts'
import type { DevicePush } from '../push/device-push.ts'
import type { PushOptions } from '../push/run-push.ts'

/** Logs why notifications do not work: no cook can mend it, and nothing else reports it. */
function log(message: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: it is for whoever looks for the reason, and no error of the product
  console.info(message, error)
}

/** Has this device rung while somebody is logged in, once the browser has nothing better to do. @returns stops */
export function runPush({
  devicePush,
  ...keeping
}: Omit<PushOptions, 'push' | 'log'> & { readonly devicePush: () => Promise<DevicePush> }): () => void {
  let stop = () => {}
  let stopped = false

  async function run(): Promise<void> {
    const [{ runPush: keepPush }, push] = await Promise.all([
      import(/* webpackChunkName: "push" */ '../push/run-push.ts'),
      devicePush(),
    ])
    if (!stopped) stop = keepPush({ ...keeping, push, log })
  }

  const cancel = whenIdle(() => void run().catch((error: unknown) => log('Unable to get notification token', error)))
  return () => {
    stopped = true
    cancel()
    stop()
  }
}
