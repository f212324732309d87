import { admitFirstRestore } from '@potluck/api/first-restore'
import { useCall } from '@potluck/platform/answers'
import { useForm } from '@potluck/platform/useForm'
import { Button, Card, Note, Row, Stack, Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { serverProblem } from '../backups/server-problem.ts'
import { statusOf } from './restore-calls.ts'

interface Props {
  /** The admission of before is too old. */
  readonly isLate: boolean
  readonly onAdmitted: (admission: string) => void
}

/** Asks for the word that a server without an account printed at its start. */
export function SetupWordForm({ isLate, onAdmitted }: Props) {
  const { t } = useTranslation('settings')
  const admit = useCall(admitFirstRestore)
  const form = useForm({
    initial: { word: '' },
    errors: isLate ? { problem: t('server.restore.setupWordLate') } : undefined,
    check: ({ word }) => ({ word: word.trim() === '' && t('server.restore.noSetupWord') }),
    submit: async ({ word }) => onAdmitted((await admit.mutateAsync({ body: { word } })).admission),
    explain: (error) =>
      statusOf(error) === 412
        ? { field: 'word', message: t('server.restore.otherSetupWord') }
        : { problem: t(serverProblem(error)) },
  })
  return (
    <Card>
      <form {...form.formProps}>
        <Stack gap={4}>
          <Text>{t('server.restore.introFirst')}</Text>
          <TextField
            {...form.field('word')}
            label={t('server.restore.setupWord')}
            description={t('server.restore.setupWordAbout')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={100}
            required
          />
          {form.problem && <Note tone="danger">{form.problem}</Note>}
          <Row>
            <Button type="submit" variant="primary" busy={form.isPending}>
              {t('server.restore.onward')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  )
}
