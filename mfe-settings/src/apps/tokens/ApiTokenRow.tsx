import type { ApiToken } from '@potluck/api/api-tokens'
import { useFormats } from '@potluck/parts'
import { Badge, Button, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { EntryRow } from '../../groups/EntryRow.tsx'
import classes from './ApiTokens.module.css'
import { scopeWords } from './scope-choice.ts'

interface Props {
  readonly token: ApiToken
  readonly onRevoke: () => void
}

/** A token: what it may do, when it was used, when it ends. */
export function ApiTokenRow({ token, onRevoke }: Props) {
  const { t } = useTranslation('settings')
  const { date, relativeDate } = useFormats()
  const { name, scopes, createdAt, usedAt, expiresAt } = token
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now()

  function endOf(): string {
    if (expiresAt === null) return t('apps.tokens.endless')
    return isOver
      ? t('apps.tokens.ended', { date: relativeDate(expiresAt) })
      : t('apps.tokens.endsOn', { date: date(expiresAt) })
  }

  return (
    <EntryRow
      name={name}
      action={
        <Button
          variant="quiet"
          aria-label={t(isOver ? 'apps.tokens.removeNamed' : 'apps.tokens.revokeNamed', { name })}
          onClick={onRevoke}
        >
          {t(isOver ? 'apps.tokens.remove' : 'apps.tokens.revoke')}
        </Button>
      }
    >
      <div className={classes.scopes}>
        {scopes.map((scope) => {
          const words = scopeWords(scope)
          return <Badge key={scope}>{words === null ? scope : t(`apps.tokens.scope.${words}`)}</Badge>
        })}
      </div>
      <Text size="small" tone="soft">
        {usedAt === null
          ? t('apps.tokens.unused', { since: relativeDate(createdAt) })
          : t('apps.tokens.used', { since: relativeDate(createdAt), date: relativeDate(usedAt) })}
      </Text>
      <Text size="small" tone={isOver ? 'danger' : 'soft'}>
        {endOf()}
      </Text>
    </EntryRow>
  )
}
