import { copyText } from '@potluck/platform/copy-text'
import { useHost } from '@potluck/platform/HostProvider'

/** Puts a text on the clipboard and says so. Where that may not be it is still there to be read. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const host = useHost()
  return async (text, done) => {
    if (await copyText(text)) host.toast({ message: done, tone: 'done' })
  }
}
