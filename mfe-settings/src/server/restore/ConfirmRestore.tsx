import type { BackupContent } from '@potluck/api/backups'
import type { IdentityProof, PasskeyAssertion } from '@potluck/api/identity-proof'
import { useFormats } from '@potluck/parts'
import { useForm } from '@potluck/platform/useForm'
import { Button, Card, Note, Row, Stack, Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { type Fact, Facts } from '../../groups/Facts.tsx'
import { accountProblem } from '../../identity/account-problem.ts'
import { ProofFields } from '../../identity/ProofFields.tsx'
import { noProof, proofField, proofOf } from '../../identity/proof.ts'
import { usePasswordCheck } from '../../identity/usePasswordCheck.ts'
import { serverProblem } from '../backups/server-problem.ts'

interface Props {
  readonly content: BackupContent
  /** Nobody has an account here yet: there is nothing to lose, and no password to ask for. */
  readonly isFirst: boolean
  /** @throws what the server refused */
  readonly restore: (proof: IdentityProof) => Promise<void>
}

/** Shows what is in a backup and says what a restore does, before it begins. */
export function ConfirmRestore({ content, isFirst, restore }: Props) {
  const { t } = useTranslation('settings')
  const word = t('server.restore.word')
  const checkPassword = usePasswordCheck()
  const isWord = (typed: string) => typed.trim().toLowerCase() === word.toLowerCase()
  const form = useForm({
    initial: { word: '', ...noProof },
    check: (typed) => ({
      word: !isFirst && !isWord(typed.word) && t('server.restore.otherWord', { word }),
      currentPassword: !isFirst && checkPassword(typed.currentPassword),
    }),
    submit: ({ word: _word, ...typed }) => restore(proofOf(typed)),
    explain(error) {
      const field = proofField(accountProblem(error))
      const message = t(serverProblem(error))
      return field === null ? { problem: message } : { field, message }
    },
  })
  /** The word is asked for all the same. */
  function restoreByPasskey(ask: () => Promise<PasskeyAssertion>) {
    if (!isWord(form.values.word))
      return form.refuse({ field: 'word', message: t('server.restore.otherWord', { word }) })
    form.run(async () => restore({ passkey: await ask() }))
  }

  return (
    <form {...form.formProps}>
      <Stack gap={5}>
        <Content content={content} />
        <Stack gap={2}>
          <Text>{t(isFirst ? 'server.restore.whatFirst' : 'server.restore.what')}</Text>
          {!isFirst && <Text>{t('server.restore.whatBefore')}</Text>}
          <Text>{t('server.restore.whatSessions')}</Text>
        </Stack>
        {!isFirst && (
          <>
            <TextField
              {...form.field('word')}
              label={t('server.restore.typeWord', { word })}
              autoComplete="off"
              autoCapitalize="none"
              required
            />
            <ProofFields field={form.field} isPending={form.isPending} onPasskey={restoreByPasskey} />
          </>
        )}
        {form.problem && <Note tone="danger">{form.problem}</Note>}
        <Row>
          <Button type="submit" variant={isFirst ? 'primary' : 'danger'} busy={form.isPending}>
            {t('server.restore.submit')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

function Content({ content }: { readonly content: BackupContent }) {
  const { t } = useTranslation('settings')
  const { dateTime, number } = useFormats()
  const facts: readonly Fact[] = [
    [t('server.restore.writtenAt'), dateTime(content.createdAt)],
    [t('server.restore.accounts'), number(content.accounts)],
    [t('server.restore.recipes'), number(content.recipes)],
    [t('server.restore.pictures'), content.hasPictures ? number(content.pictures) : t('server.restore.noPictures')],
    ...(content.missing > 0 ? [[t('server.restore.missing'), number(content.missing)] as const] : []),
    [t('server.restore.version'), content.server],
  ]
  return (
    <Card aria-label={t('server.restore.content')}>
      <Stack gap={3}>
        <Note tone="done">{t('server.restore.isWhole')}</Note>
        <Facts facts={facts} />
      </Stack>
    </Card>
  )
}
