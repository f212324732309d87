import { useHost } from '@potluck/platform/HostProvider'

const canShare = (): boolean => typeof navigator.share === 'function'

/** Gives an address to somebody: by what the device shares with, else by the clipboard. @param copied what is said then */
export function useGiveAddress(copied: string) {
  const host = useHost()

  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address)
      host.toast({ message: copied, tone: 'done' })
    } catch {
      // Without a clipboard (plain http, or no permission) the address can still be read and typed.
      host.toast({ message: address, duration: 15_000 })
    }
  }

  return {
    copy,
    share: canShare()
      ? async (address: string, title: string) => {
          // Whoever closes the sheet of the device wanted nothing.
          await navigator.share({ title, url: address }).catch(() => {})
        }
      : null,
  }
}
