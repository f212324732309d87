import { href, paths } from '@potluck/platform/paths'
import { LinkButton } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { Screen } from '../screen/Screen.tsx'
import { ContributionForm } from './ContributionForm.tsx'
import { usePageWords, withPageWords } from './page-words.ts'

/** Asks for a contribution; `step` is the question, or its result after the payment page. */
export const ContributeScreen = withPageWords(({ step }: { readonly step: 'ask' | 'cancel' | 'thankyou' }) => {
  const t = usePageWords()
  const shellWords = useWords()
  const { config, host } = useShell()
  const address = host.flags.enableContribution ? config.contributionUrl : null
  const content = step === 'ask' && address === null ? 'none' : step
  return (
    <Screen title={shellWords('menu.contribute')}>
      <EmptyState
        picture={step === 'thankyou' ? 'letter' : 'pot'}
        title={t(`contribute.${content}.title`)}
        action={
          content === 'ask' && address !== null ? (
            <ContributionForm address={address} />
          ) : (
            <LinkButton variant="primary" href={href(paths.entry())}>
              {t('contribute.back')}
            </LinkButton>
          )
        }
      >
        {t(`contribute.${content}.text`)}
      </EmptyState>
    </Screen>
  )
})
