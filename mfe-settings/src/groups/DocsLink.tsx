import { useHost } from '@potluck/platform/HostProvider'
import { Link } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

/** The address of the documentation that the server shows. @param page of the folder `docs`; the list of pages without it */
export const useDocsAddress = (page = ''): string => new URL(`../docs/${page}`, useHost().apiBase).href

/** Leads to a page of the documentation, which is in English. */
export function DocsLink({ page }: { readonly page: string }) {
  const { t } = useTranslation('settings')
  return (
    <div>
      <Link alone href={useDocsAddress(page)}>
        {t('docs.more')}
      </Link>
    </div>
  )
}
