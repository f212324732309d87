import type { BackupContent } from '@potluck/api/backups'
import type { IdentityProof } from '@potluck/api/identity-proof'
import { useFormats } from '@potluck/parts'
import { ProofFields } from '@potluck/parts/ProofFields'
import { useProofForm } from '@potluck/parts/useProofForm'
import { useForm } from '@potluck/platform/useForm'
import { Button, Card, Note, Row, Stack, Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { type Fact, Facts } from '../../groups/Facts.tsx'
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
  return (
    <Stack gap={5}>
      <Content content={content} />
      <Stack gap={2}>
        <Text>{t(isFirst ? 'server.restore.whatFirst' : 'server.restore.what')}</Text>
        {!isFirst && <Text>{t('server.restore.whatBefore')}</Text>}
        <Text>{t('server.restore.whatSessions')}</Text>
      </Stack>
      {isFirst ? <FirstForm restore={restore} /> : <AdminForm restore={restore} />}
    </Stack>
  )
}

type FormProps = Pick<Props, 'restore'>

/** Asks for nothing but the tap. */
function FirstForm({ restore }: FormProps) {
  const { t } = useTranslation('settings')
  const form = useForm({
    initial: {},
    submit: () => restore({}),
    explain: (error) => ({ problem: t(serverProblem(error)) }),
  })
  return (
    <form {...form.formProps}>
      <Stack gap={5}>
        {form.problem && <Note tone="danger">{form.problem}</Note>}
        <Row>
          <Button type="submit" variant="primary" busy={form.isPending}>
            {t('server.restore.submit')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

/** Asks for a word, and for who is at the device. */
function AdminForm({ restore }: FormProps) {
  const { t } = useTranslation('settings')
  const word = t('server.restore.word')
  const { form, proof } = useProofForm({
    initial: { word: '' },
    check: (typed) => ({
      word: typed.word.trim().toLowerCase() !== word.toLowerCase() && t('server.restore.otherWord', { word }),
    }),
    send: (_, given) => restore(given),
    explain: (error, _, refusal) => refusal ?? { problem: t(serverProblem(error)) },
  })
  return (
    <form {...form.formProps}>
      <Stack gap={5}>
        <TextField
          {...form.field('word')}
          label={t('server.restore.typeWord', { word })}
          autoComplete="off"
          autoCapitalize="none"
          required
        />
        <ProofFields {...proof} field={form.field} />
        {form.problem && <Note tone="danger">{form.problem}</Note>}
        <Row>
          <Button type="submit" variant="danger" busy={form.isPending}>
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
