import { copyText } from '@potluck/platform/copy-text'
import { useHost } from '@potluck/platform/HostProvider'

const canShare = (): boolean => typeof navigator.share === 'function'

/** Gives an address to somebody: by what the device shares with, else by the clipboard. @param copied what is said then */
export function useGiveAddress(copied: string) {
  const host = useHost()

  async function copy(address: string) {
    if (await copyText(address)) host.toast({ message: copied, tone: 'done' })
    // Where it may not be copied it can still be read and typed.
    else host.toast({ message: address, duration: 15_000 })
  }

  return {
    copy,
    share: canShare()
      ? async (address: string, title: string) => {
          // A person who closes the share sheet wanted nothing.
          await navigator.share({ title, url: address }).catch(() => {})
        }
      : null,
  }
}
