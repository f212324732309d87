import { useTitle } from '@potluck/platform/hooks'
import { PageLayout, type PageLayoutProps } from '@potluck/ui'

/** A screen of the shell: the common frame, its title also in the browser's tab. */
export function Screen({ title, ...layout }: PageLayoutProps & { readonly title: string }) {
  useTitle(title)
  return <PageLayout title={title} width="reading" {...layout} />
}
