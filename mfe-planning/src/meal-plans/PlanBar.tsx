import { useFormats } from '@potluck/parts'
import { Button, Heading, IconButton } from '@potluck/ui'
import { SegmentedControl } from '@potluck/ui/forms'
import { IconChevronLeft, IconChevronRight } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from './PlanBar.module.css'
import { showToday } from './show-today.ts'
import type { PlanView } from './usePlanView.ts'
import { useSpanName } from './useSpanName.ts'

/** Labels of the buttons for the previous and next page. */
const back = { week: 'plan.lastWeek', month: 'plan.lastMonth', list: 'plan.lastDays' } as const
const on = { week: 'plan.nextWeek', month: 'plan.nextMonth', list: 'plan.nextDays' } as const

/** Navigation through the plan, and the choice of its view. */
export function PlanBar({ view }: { readonly view: PlanView }) {
  const { t } = useTranslation('planning')
  const name = useSpanName(view)
  const { day } = useFormats()
  return (
    <div className={classes.bar}>
      <Heading level={2} size="small" className={classes.name} aria-live="polite">
        {name}
      </Heading>
      <div className={classes.leaf}>
        <IconButton icon={<IconChevronLeft />} label={t(back[view.kind])} onClick={() => view.leaf(-1)} />
        <Button
          variant="quiet"
          onClick={() => {
            view.goTo(view.today)
            showToday()
          }}
          title={day(view.today, 'full')}
        >
          {t('plan.today')}
        </Button>
        <IconButton icon={<IconChevronRight />} label={t(on[view.kind])} onClick={() => view.leaf(1)} />
      </div>
      <SegmentedControl
        label={t('plan.view')}
        value={view.kind}
        onChange={view.show}
        segments={[
          { value: 'week', label: t('plan.week') },
          { value: 'month', label: t('plan.month') },
          { value: 'list', label: t('plan.list') },
        ]}
      />
    </div>
  )
}
