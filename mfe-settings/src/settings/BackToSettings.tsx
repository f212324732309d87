import { href, paths } from '@potluck/platform/paths'
import { IconLink } from '@potluck/ui'
import { IconArrowLeft } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'

/** The way back, in a page's header. */
export function BackToSettings({ to = 'settings' }: { readonly to?: 'settings' | 'import' }) {
  const { t } = useTranslation('settings')
  return to === 'settings' ? (
    <IconLink href={href(paths.settings())} label={t('title')} icon={<IconArrowLeft />} />
  ) : (
    <IconLink href={href(paths.import())} label={t('import.title')} icon={<IconArrowLeft />} />
  )
}
