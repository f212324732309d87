import { href, paths } from '@potluck/platform/paths'
import { LinkButton } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { Screen } from '../frame/Screen.tsx'
import { useShell, useWords } from '../host/ShellContext.tsx'

/** Asking for support, and what follows when it was given or not. */
export function ContributeScreen({ step }: { readonly step: 'ask' | 'cancel' | 'thankyou' }) {
  const t = useWords()
  const { contributionUrl } = useShell().config
  const asking = step === 'ask' && contributionUrl !== null
  const shown = step === 'ask' && !asking ? 'none' : step
  return (
    <Screen title={t('menu.contribute')}>
      <EmptyState
        picture={step === 'thankyou' ? 'letter' : 'pot'}
        title={t(`contribute.${shown}.title`)}
        action={
          <LinkButton variant="primary" href={asking ? contributionUrl : href(paths.entry())}>
            {t(asking ? 'contribute.give' : 'contribute.back')}
          </LinkButton>
        }
      >
        {t(`contribute.${shown}.text`)}
      </EmptyState>
    </Screen>
  )
}
