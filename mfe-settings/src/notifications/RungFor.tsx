import { pushKinds } from '@potluck/api/push'
import { Answered } from '@potluck/parts'
import { Stack, Text } from '@potluck/ui'
import { SwitchRow } from '@potluck/ui/forms'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRungFor } from './useRungFor.ts'

/** The kinds of notifications that the member gets, on every device. @param onChanged called after a change */
export function RungFor({ onChanged }: { readonly onChanged: () => void }) {
  const { t } = useTranslation('settings')
  const heading = useId()
  const rung = useRungFor(onChanged)
  return (
    <Answered
      answer={rung.push}
      loading={{ label: t('notifications.loading'), shape: 'text', count: 3 }}
      failed={{ title: t('notifications.failed') }}
    >
      {() => (
        <Stack gap={4} role="group" aria-labelledby={heading}>
          <Text id={heading} size="small" tone="soft">
            {t('notifications.kinds')}
          </Text>
          {pushKinds.map((kind) => (
            <SwitchRow
              key={kind}
              label={t(`notifications.kind.${kind}`)}
              description={kind === 'timers' && t('notifications.timersHint')}
              checked={rung.isRungFor(kind)}
              disabled={rung.isChanging}
              onChange={(on) => rung.set(pushKinds, kind, on)}
            />
          ))}
        </Stack>
      )}
    </Answered>
  )
}
