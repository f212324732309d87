import { type Exact, exactly } from '@potluck/cooking/quantity'
import { useFormats } from '@potluck/parts'
import { useForm } from '@potluck/platform/useForm'
import { Button, Row, Stack, Text } from '@potluck/ui'
import { SelectField, TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import classes from './AmountsDialog.module.css'
import { type Pan, panRatio, panShapes } from './pan.ts'

const round: Pan = { shape: 'round', unit: 'cm', size: '', width: '' }

/** Scales a recipe from its pan to another one, by their areas. */
export function ByPan({ onScale }: { readonly onScale: (factor: Exact) => void }) {
  const { t } = useTranslation('recipes')
  const { number } = useFormats()
  const form = useForm({
    initial: { from: round, to: round },
    submit: () => {
      if (ratio !== null) onScale(exactly(ratio))
    },
  })
  const { from, to } = form.values
  const ratio = panRatio(from, to)

  return (
    <form {...form.formProps}>
      <Stack gap={4}>
        <PanFields name={t('amounts.panOfRecipe')} pan={from} onChange={(pan) => form.set({ from: pan })} />
        <PanFields name={t('amounts.ownPan')} pan={to} onChange={(pan) => form.set({ to: pan })} />
        <div role="status">
          <Text tone="soft">
            {ratio === null ? t('amounts.panHint') : t('amounts.ratio', { factor: number(ratio) })}
          </Text>
        </div>
        <Row>
          <Button type="submit" disabled={ratio === null}>
            {t('amounts.scaleTo', { factor: ratio === null ? '…' : number(ratio) })}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

interface PanFieldsProps {
  readonly name: string
  readonly pan: Pan
  readonly onChange: (pan: Pan) => void
}

function PanFields({ name, pan, onChange }: PanFieldsProps) {
  const { t } = useTranslation('recipes')
  const sizeName = { round: t('amounts.across'), square: t('amounts.side'), loaf: t('amounts.length') }[pan.shape]
  return (
    <fieldset className={classes.pan}>
      <legend className={classes.legend}>{name}</legend>
      <SelectField
        label={t('amounts.shape')}
        options={panShapes.map((shape) => ({ value: shape, label: t(`amounts.${shape}`) }))}
        value={pan.shape}
        onChange={(shape) => onChange({ ...pan, shape })}
      />
      <TextField
        label={sizeName}
        inputMode="decimal"
        value={pan.size}
        onChange={(size) => onChange({ ...pan, size })}
      />
      {pan.shape === 'loaf' && (
        <TextField
          label={t('amounts.width')}
          inputMode="decimal"
          value={pan.width}
          onChange={(width) => onChange({ ...pan, width })}
        />
      )}
      <SelectField
        label={t('amounts.unit')}
        options={(['cm', 'inches'] as const).map((unit) => ({ value: unit, label: t(`amounts.${unit}`) }))}
        value={pan.unit}
        onChange={(unit) => onChange({ ...pan, unit })}
      />
    </fieldset>
  )
}
