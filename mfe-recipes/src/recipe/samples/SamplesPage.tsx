import { BackButton } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useTitle } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { Button, PageLayout, Stack, Text } from '@potluck/ui'
import { Tabs } from '@potluck/ui/content'
import { IconEyeOff } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { samples } from '../../preferences.ts'
import { SampleBook } from './SampleBook.tsx'
import { SampleList } from './SampleList.tsx'
import { SampleWeek } from './SampleWeek.tsx'

const parts = { recipes: SampleBook, week: SampleWeek, list: SampleList } as const

type Part = keyof typeof parts

const partOf = (text: string | null): Part => (text === 'week' || text === 'list' ? text : 'recipes')

/** A book, a week and a shopping list to look around in. All of it is on this device. */
export function SamplesPage() {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const navigate = useNavigate()
  const part = partOf(useSearchParams()[0].get('part'))
  const Panel = parts[part]
  useTitle(t('samples.title'))

  const show = (next: Part) =>
    navigate(paths.samples(next === 'recipes' ? undefined : next), { replace: true, preventScrollReset: true })

  function hide() {
    host.preferences.update(samples, { hidden: true })
    host.toast({
      message: t('samples.hidden'),
      tone: 'done',
      action: {
        label: t('samples.showAgain'),
        run: () => host.preferences.update(samples, { hidden: false }),
        undoes: true,
      },
    })
    navigate(paths.home(), { replace: true })
  }

  return (
    <PageLayout title={t('samples.title')} leading={<BackButton otherwise={paths.home()} />}>
      <Stack gap={4}>
        <Text tone="soft">{t('samples.hint')}</Text>
        <div>
          <Button variant="quiet" icon={<IconEyeOff />} onClick={hide}>
            {t('samples.hide')}
          </Button>
        </div>
        <Tabs
          label={t('samples.title')}
          tabs={[
            { value: 'recipes', label: t('samples.recipes') },
            { value: 'week', label: t('samples.week') },
            { value: 'list', label: t('samples.list') },
          ]}
          value={part}
          onChange={show}
        >
          <Panel />
        </Tabs>
      </Stack>
    </PageLayout>
  )
}
