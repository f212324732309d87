import type { BackupContent } from '@potluck/api/backups'
import { useFormats } from '@potluck/parts'
import { useForm } from '@potluck/platform/useForm'
import { Button, Card, Note, Row, Stack, Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { AccountPassword } from '../../account/AccountPassword.tsx'
import { serverProblem } from '../backups/server-problem.ts'
import classes from '../Health.module.css'

interface Props {
  readonly content: BackupContent
  /** Nobody has an account here yet: there is nothing to lose, and no password to ask for. */
  readonly isFirst: boolean
  /** @throws what the server refused */
  readonly restore: (currentPassword: string) => Promise<void>
}

/** Shows what is in a backup and says what a restore does, before it begins. */
export function ConfirmRestore({ content, isFirst, restore }: Props) {
  const { t } = useTranslation('settings')
  const word = t('server.restore.word')
  const form = useForm({
    initial: { word: '', currentPassword: '' },
    check: (typed) => ({
      word:
        !isFirst && typed.word.trim().toLowerCase() !== word.toLowerCase() && t('server.restore.otherWord', { word }),
      currentPassword: !isFirst && typed.currentPassword === '' && t('account.problems.noPassword'),
    }),
    submit: ({ currentPassword }) => restore(currentPassword),
    explain(error) {
      const { isPassword, key } = serverProblem(error)
      return isPassword ? { field: 'currentPassword', message: t(key) } : { problem: t(key) }
    },
  })
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
            <AccountPassword which="current" {...form.field('currentPassword')} />
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
  const facts = [
    [t('server.restore.writtenAt'), dateTime(content.createdAt)],
    [t('server.restore.accounts'), number(content.accounts)],
    [t('server.restore.recipes'), number(content.recipes)],
    [t('server.restore.pictures'), content.hasPictures ? number(content.pictures) : t('server.restore.noPictures')],
    ...(content.missing > 0 ? [[t('server.restore.missing'), number(content.missing)]] : []),
    [t('server.restore.version'), content.server],
  ] as const
  return (
    <Card aria-label={t('server.restore.content')}>
      <Stack gap={3}>
        <Note tone="done">{t('server.restore.isWhole')}</Note>
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  )
}
