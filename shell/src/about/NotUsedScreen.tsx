import { useStore } from '@potluck/platform/hooks'
import { inLanguage } from '@potluck/platform/in-language'
import type { MenuSwitch } from '@potluck/platform/menus'
import { Button } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { useShell } from '../host/ShellContext.tsx'
import { Screen } from '../screen/Screen.tsx'
import { usePageWords, withPageWords } from './page-words.ts'

/** The page for an address of a feature that the cook has switched off. One tap switches it on again. */
export const NotUsedScreen = withPageWords(({ part }: { readonly part: MenuSwitch }) => {
  const t = usePageWords()
  const { preferences, language } = useShell().host
  const name = inLanguage(part.words, useStore(language)).title
  return (
    <Screen title={name}>
      <EmptyState
        picture="pot"
        title={t('notUsed.title', { name })}
        action={
          <Button variant="primary" onClick={() => preferences.update('global', { [part.name]: true })}>
            {t('notUsed.switchOn')}
          </Button>
        }
      >
        {t('notUsed.text')}
      </EmptyState>
    </Screen>
  )
})
