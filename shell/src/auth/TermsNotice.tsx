import { href, paths } from '@potluck/platform/paths'
import { Link, Text } from '@potluck/ui'
import { useWords } from '../host/ShellContext.tsx'

/** What opening an account agrees to. The sentence marks which of its words lead to the terms. */
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
