import type { PantryThing } from '@potluck/api/pantry'
import { pantryPlaces } from '@potluck/api/pantry'
import { FormDialog } from '@potluck/parts/FormDialog'
import type { PutThing } from '@potluck/platform/change-pantry'
import { useForm } from '@potluck/platform/useForm'
import { SegmentedControl, SwitchRow, TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { knownOf } from './changes.ts'

interface Props {
  readonly thing: PantryThing
  /** It is not there yet. */
  readonly isNew: boolean
  readonly onPut: (thing: PutThing) => void
  readonly onClose: () => void
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

/** Changes a thing at home, or a dish in the freezer; only its name is needed. */
export function ThingDialog({ thing, isNew, onPut, onClose }: Props) {
  const { t } = useTranslation('planning')
  const isDish = thing.portions !== null
  const form = useForm({
    initial: { title: thing.title, ...knownOf(thing), portions: String(thing.portions ?? '') },
    check: ({ title, portions }) => ({
      title: title.trim() === '' && t('atHome.nameMissing'),
      portions: isDish && !/^[1-9]\d?$/.test(portions) && t('atHome.portionsWrong'),
    }),
    submit({ title, portions, ...said }) {
      const isFrozen = said.place === 'freezer' && thing.place !== 'freezer'
      onPut({
        thing: { ...thing, title: title.trim() },
        said: {
          ...said,
          // Frozen things keep longer.
          useBy: isFrozen && said.useBy === thing.useBy ? null : said.useBy,
          portions: isDish ? Number(portions) : null,
          amount: said.amount.trim(),
        },
      })
    },
    onDone: onClose,
  })
  const { values } = form
  const day = (name: 'since' | 'useBy', label: string) => (
    <TextField
      type="date"
      label={label}
      min="1900-01-01"
      max="2199-12-31"
      value={values[name] ?? ''}
      onChange={(value) => form.set({ [name]: isDay(value) ? value : null })}
    />
  )
  return (
    <FormDialog
      title={isNew ? t('atHome.freezeDish') : t('atHome.change', { title: thing.title })}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field('title')} label={t('atHome.name')} maxLength={500} dir="auto" data-autofocus />
      {isDish ? (
        <TextField {...form.field('portions')} label={t('atHome.portionsLeft')} inputMode="numeric" maxLength={2} />
      ) : (
        <>
          <SegmentedControl
            label={t('atHome.place')}
            value={values.place}
            onChange={(place) => form.set({ place })}
            segments={pantryPlaces.map((value) => ({ value, label: t(`atHome.sections.${value}`) }))}
          />
          <TextField {...form.field('amount')} label={t('atHome.amount')} maxLength={100} dir="auto" />
        </>
      )}
      {!values.always && (
        <>
          {day('since', t('atHome.since'))}
          {!isDish && day('useBy', t('atHome.useByDay'))}
        </>
      )}
      {!isDish && (
        <SwitchRow
          label={t('atHome.sections.always')}
          checked={values.always}
          onChange={(always) => form.set({ always })}
        />
      )}
    </FormDialog>
  )
}
