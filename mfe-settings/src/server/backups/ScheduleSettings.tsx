import { type BackupSchedule, updateBackupSchedule } from '@potluck/api/backups'
import { fits, useForm } from '@potluck/platform/useForm'
import { Button, Heading, onDemand, Row, Stack, Text } from '@potluck/ui'
import { SwitchRow, TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const ScheduleDialog = onDemand(() => import('./ScheduleDialog.tsx').then((module) => module.ScheduleDialog))

interface Props {
  readonly schedule: BackupSchedule
  /** The environment decides it. */
  readonly isFixed: boolean
}

/** When the server makes backups by itself, and how many it keeps. */
export function ScheduleSettings({ schedule, isFixed }: Props) {
  const { t } = useTranslation('settings')
  const { at, keep } = schedule
  return (
    <Stack gap={3}>
      <Heading level={3} size="small">
        {t('server.schedule.heading')}
      </Heading>
      {isFixed ? (
        <>
          <Text>{t('server.schedule.fixedAt', { at, ...keep })}</Text>
          <Text tone="soft">{t('server.schedule.fixed')}</Text>
        </>
      ) : (
        <ScheduleForm schedule={schedule} />
      )}
    </Stack>
  )
}

const periods = ['days', 'weeks', 'months'] as const

const isNumber = (text: string): boolean => /^\d{1,3}$/.test(text.trim())

function ScheduleForm({ schedule }: { readonly schedule: BackupSchedule }) {
  const { t } = useTranslation('settings')
  const { isOn, at, keep } = schedule
  const [wanted, setWanted] = useState<BackupSchedule | null>(null)
  const form = useForm({
    initial: { at, days: String(keep.days), weeks: String(keep.weeks), months: String(keep.months) },
    check: (typed) => ({
      at: !fits(updateBackupSchedule.body.shape.at, typed.at) && t('server.schedule.noTime'),
      days: !isNumber(typed.days) && t('server.schedule.noNumber'),
      weeks: !isNumber(typed.weeks) && t('server.schedule.noNumber'),
      months: !isNumber(typed.months) && t('server.schedule.noNumber'),
    }),
    submit(typed) {
      const kept = { days: Number(typed.days), weeks: Number(typed.weeks), months: Number(typed.months) }
      setWanted({ isOn, at: typed.at, keep: kept })
    },
  })
  return (
    <Stack gap={4}>
      <SwitchRow
        label={t('server.schedule.daily')}
        description={t('server.schedule.dailyAbout')}
        checked={isOn}
        onChange={(next) => setWanted({ isOn: next, at, keep })}
      />
      {isOn && (
        <form {...form.formProps}>
          <Stack gap={3}>
            <TextField {...form.field('at')} type="time" label={t('server.schedule.at')} required />
            {periods.map((period) => (
              <TextField
                key={period}
                {...form.field(period)}
                label={t(`server.schedule.${period}`)}
                inputMode="numeric"
                maxLength={3}
                required
              />
            ))}
            <Text size="small" tone="soft">
              {t('server.schedule.keepAbout')}
            </Text>
            <Row>
              <Button type="submit" disabled={!form.isDirty}>
                {t('server.schedule.save')}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
      {wanted && <ScheduleDialog schedule={wanted} onClose={() => setWanted(null)} />}
    </Stack>
  )
}
