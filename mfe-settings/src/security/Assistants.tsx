import { endAssistant, listAssistants } from '@potluck/api/assistants'
import { useFormats } from '@potluck/parts'
import { useAnswer, useCall, useRefetch } from '@potluck/platform/answers'
import { Button, Text } from '@potluck/ui'
import { IconLogout } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { EntryRow } from '../groups/EntryRow.tsx'

/** The assistants that work in the account, which can be logged out here as devices are. Nothing where there are none. */
export function Assistants({ onEnded }: { readonly onEnded: () => void }) {
  const { t } = useTranslation('settings')
  const { relativeDate } = useFormats()
  const askAgain = useRefetch(listAssistants)
  const { data: assistants = [] } = useAnswer(listAssistants, {})
  const end = useCall(endAssistant, { onSettled: askAgain, toast: true })
  if (assistants.length === 0) return null
  return (
    <ul aria-label={t('security.devices.assistants')}>
      {assistants.map(({ id, name, createdAt, usedAt }) => (
        <EntryRow
          key={id}
          name={name}
          action={
            <Button
              variant="quiet"
              icon={<IconLogout />}
              aria-label={t('security.devices.logOutNamed', { device: name })}
              onClick={() => end.mutate({ params: { id } }, { onSuccess: onEnded })}
            >
              {t('security.devices.logOut')}
            </Button>
          }
        >
          <Text size="small" tone="soft">
            {usedAt === null
              ? t('security.devices.assistantUnused', { since: relativeDate(createdAt) })
              : t('security.devices.assistantUsed', { date: relativeDate(usedAt), since: relativeDate(createdAt) })}
          </Text>
        </EntryRow>
      ))}
    </ul>
  )
}
