import { href, paths } from '@potluck/platform/paths'
import { Button, Card, LinkButton, Note, Stack, Text } from '@potluck/ui'
import { useWords } from '../../host/ShellContext.tsx'
import { Screen } from '../../screen/Screen.tsx'
import { type MailedLink, useMailedLink } from './useMailedLink.ts'

/** Where the mailed links lead that confirm an address, or take a change of it back. */
export function MailedLinkScreen({ link }: { readonly link: MailedLink }) {
  const t = useWords()
  const { state, problem, use } = useMailedLink(link)
  const { does } = link
  const title = t(`mailedLink.${does}.heading`)
  const isOpen = state === 'asks' || state === 'pending'
  return (
    <Screen title={title} width="narrow">
      <Card padding="large">
        <Stack gap={5}>
          {isOpen && <Text>{t(`mailedLink.${does}.explanation`)}</Text>}
          {state === 'done' && <Note tone="done">{t('mailedLink.confirm.done')}</Note>}
          {state === 'dead' && (
            <Note tone="danger" title={t('reset.linkDead')}>
              {t(`mailedLink.${does}.dead`)}
            </Note>
          )}
          {state === 'taken' && <Note tone="danger">{t('mailedLink.taken')}</Note>}
          {problem !== null && <Note tone="danger">{t(problem)}</Note>}
          {isOpen ? (
            <Button variant="primary" size="large" wide busy={state === 'pending'} onClick={() => void use()}>
              {t(`mailedLink.${does}.act`)}
            </Button>
          ) : (
            <LinkButton href={href(paths.home())}>{t('mailedLink.on')}</LinkButton>
          )}
        </Stack>
      </Card>
    </Screen>
  )
}
