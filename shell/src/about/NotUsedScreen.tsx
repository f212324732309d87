import type { OptionalPart } from '@potluck/platform/used-parts'
import { Button } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { useShell } from '../host/ShellContext.tsx'
import { Screen } from '../screen/Screen.tsx'
import { usePageWords, withPageWords } from './page-words.ts'

/** An address of something that the cook has switched off: one tap brings it back. */
export const NotUsedScreen = withPageWords(({ part }: { readonly part: OptionalPart }) => {
  const t = usePageWords()
  const { preferences } = useShell().host
  const name = t(`notUsed.${part}`)
  return (
    <Screen title={name}>
      <EmptyState
        picture="pot"
        title={t('notUsed.title', { name })}
        action={
          <Button variant="primary" onClick={() => preferences.update('global', { [part]: true })}>
            {t('notUsed.switchOn')}
          </Button>
        }
      >
        {t('notUsed.text')}
      </EmptyState>
    </Screen>
  )
})
