import { href, paths } from '@potluck/platform/paths'
import { LinkButton } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { useBookOfImport } from './useBookOfImport.ts'

/** The way into the book to which an import brought recipes; none into that of a kitchen that the cook left. */
export function OpenBook({ jobId }: { readonly jobId: string }) {
  const { t } = useTranslation('settings')
  const { kitchenId, kitchen, isFormer } = useBookOfImport(jobId)
  if (isFormer) return null
  return (
    <LinkButton variant="primary" href={href(kitchenId ? paths.list('main', { kitchen: kitchenId }) : paths.home())}>
      {kitchen ? t('import.openKitchen', { kitchen: kitchen.name }) : t('import.openBook')}
    </LinkButton>
  )
}
