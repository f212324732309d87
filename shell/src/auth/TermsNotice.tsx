import { href, paths } from '@potluck/platform/paths'
import { Link, Text } from '@potluck/ui'
import { useWords } from '../host/ShellContext.tsx'

/** The notice that registration accepts the terms. The translated sentence contains the link to them. */
export function TermsNotice() {
  const t = useWords()
  const [before, terms, after] = t('auth.terms').split(/<\/?legal>/)
  return (
    <Text size="small" tone="soft">
      {before}
      <Link href={href(paths.legal())}>{terms}</Link>
      {after}
    </Text>
  )
}
