import { printPapers, printTemplates } from '@potluck/api/printing'
import { type Exact, exactly, one } from '@potluck/cooking/quantity'
import { writeFactor } from '@potluck/cooking/write-quantity'
import { PrintDialog } from '@potluck/parts/PrintDialog'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { SegmentedControl, SelectField, SwitchRow, TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { printing } from '../preferences.ts'
import { printQuery } from './print-query.ts'

interface Props {
  readonly recipeIds: readonly string[]
  /** Scale factor of a single recipe. */
  readonly factor?: Exact
  readonly onClose: () => void
}

const usualFactors = [exactly(1).div(2), one, exactly(2), exactly(3)]

const parts = ['photo', 'notes', 'source', 'link'] as const

/** Options to print a recipe or a booklet of several. They are stored for the next print. */
export function PrintRecipesDialog({ recipeIds, factor = one, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const look = usePreferences(printing)
  const { units, oven, showNutrition } = usePreferences(recipeDetails)
  const [scale, setScale] = useState(factor.toFraction())
  const [title, setTitle] = useState('')
  const isBooklet = recipeIds.length > 1
  const change = (changed: Partial<typeof look>) => host.preferences.update(printing, changed)
  const factors = usualFactors.some((usual) => usual.equals(factor)) ? usualFactors : [factor, ...usualFactors]
  const hasPhoto = look.template === 'standard' || look.template === 'halfsheet'

  return (
    <PrintDialog
      title={isBooklet ? t('print.booklet', { count: recipeIds.length }) : t('print.title')}
      printed={{ recipeIds }}
      path="print"
      query={printQuery({
        recipeIds,
        look: showNutrition ? look : { ...look, nutrition: false },
        units,
        oven,
        scale,
        title,
      })}
      onClose={onClose}
    >
      {isBooklet && <TextField label={t('print.name')} value={title} maxLength={200} onChange={setTitle} />}
      <SelectField
        label={t('print.template')}
        value={look.template}
        options={printTemplates.map((value) => ({ value, label: t(`print.templates.${value}`) }))}
        onChange={(template) => change({ template })}
      />
      <SegmentedControl
        label={t('print.paper')}
        labelShown
        wide
        value={look.paper}
        segments={printPapers.map((value) => ({ value, label: t(`print.papers.${value}`) }))}
        onChange={(paper) => change({ paper })}
      />
      {!isBooklet && (
        <SelectField
          label={t('print.scale')}
          value={scale}
          options={factors.map((times) => ({ value: times.toFraction(), label: `${writeFactor(times)}×` }))}
          onChange={setScale}
        />
      )}
      <div>
        {parts
          .filter((part) => part !== 'photo' || hasPhoto)
          .map((part) => (
            <SwitchRow
              key={part}
              label={t(`print.show.${part}`)}
              checked={look[part]}
              onChange={(isIncluded) => change({ [part]: isIncluded })}
            />
          ))}
        {showNutrition && (
          <SwitchRow
            label={t('print.show.nutrition')}
            checked={look.nutrition}
            onChange={(nutrition) => change({ nutrition })}
          />
        )}
        <SwitchRow label={t('print.columns')} checked={look.columns} onChange={(columns) => change({ columns })} />
        <SwitchRow label={t('print.large')} checked={look.large} onChange={(large) => change({ large })} />
      </div>
    </PrintDialog>
  )
}
