import { copyText } from '@potluck/platform/copy-text'
import { useHost } from '@potluck/platform/HostProvider'

/** Copies a text and shows a toast. If the browser refuses, the text stays visible. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const host = useHost()
  return async (text, done) => {
    if (await copyText(text)) host.toast({ message: done, tone: 'done' })
  }
}
