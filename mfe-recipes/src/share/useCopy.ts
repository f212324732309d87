import { useHost } from '@potluck/platform/HostProvider'

/** Puts a text on the clipboard and says so. Without a clipboard (plain http, or no permission) it is still there to be read. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const host = useHost()
  return (text, done) =>
    navigator.clipboard.writeText(text).then(
      () => host.toast({ message: done, tone: 'done' }),
      () => {},
    )
}
