import { useHost } from '@potluck/platform/HostProvider'
import { href, paths } from '@potluck/platform/paths'
import { Button } from '@potluck/ui'
import { IconLink } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'

/** Copies the address of the own profile, to be given to friends. */
export function ProfileAddress({ handle }: { readonly handle: string }) {
  const { t } = useTranslation('social')
  const host = useHost()
  const address = new URL(href(paths.profile(handle)), document.baseURI).href

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      host.toast({ message: t('profile.copied'), tone: 'done' })
    } catch {
      // Without a clipboard (plain http, or no permission) the address can still be read and typed.
      host.toast({ message: address, duration: 15_000 })
    }
  }

  return (
    <Button icon={<IconLink />} onClick={() => void copy()}>
      {t('profile.copyLink')}
    </Button>
  )
}
