import type { RecipeField } from '@potluck/api/changed-fields'
import type { Image } from '@potluck/api/images'
import type { WrittenRecipe } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import { useImageAddress } from '@potluck/platform/hooks'
import { Text } from '@potluck/ui'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { wordChanges } from '../../recipe/history/word-changes.ts'
import classes from './FieldChoice.module.css'

interface Props {
  readonly field: RecipeField
  readonly name: string
  readonly mine: WrittenRecipe
  readonly theirs: WrittenRecipe
  /** The pictures of both versions. */
  readonly images: readonly Image[]
  readonly isTheirs: boolean
  readonly onChoose: (isTheirs: boolean) => void
}

/** One field in my version and in theirs. */
export function FieldChoice({ field, name, mine, theirs, images, isTheirs, onChoose }: Props) {
  const { t } = useTranslation('recipes')
  const group = useId()
  const sides = [
    { label: t('editor.mine'), written: mine, other: theirs, isChosen: !isTheirs, choose: () => onChoose(false) },
    { label: t('editor.theirs'), written: theirs, other: mine, isChosen: isTheirs, choose: () => onChoose(true) },
  ]
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{name}</legend>
      {sides.map(({ label, written, other, isChosen, choose }) => (
        <label key={label} className={classes.side}>
          <span className={classes.head}>
            <input type="radio" name={group} checked={isChosen} aria-label={`${name}: ${label}`} onChange={choose} />
            <Text as="span" size="small" strong>
              {label}
            </Text>
          </span>
          <span dir="auto" className={classes.value}>
            <FieldValue value={written[field]} other={other[field]} images={images} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface ValueProps {
  readonly value: WrittenRecipe[RecipeField]
  readonly other: WrittenRecipe[RecipeField]
  readonly images: readonly Image[]
}

/** The value of a field. In a text, words that the other version lacks are highlighted. */
function FieldValue({ value, other, images }: ValueProps): ReactNode {
  const { t } = useTranslation('recipes')
  const { list } = useFormats()
  const address = useImageAddress()
  if (typeof value === 'number') return t('list.stars', { count: value })
  const pictures = Array.isArray(value) ? images.filter(({ id }) => value.includes(id)) : []
  if (Array.isArray(value) && pictures.length > 0) {
    return (
      <span className={classes.photos}>
        {value.flatMap((id, at) => {
          const image = pictures.find((each) => each.id === id)
          const name = t('editor.picture', { number: at + 1 })
          return image ? <img key={id} src={address(image.thumbnail) ?? ''} alt={name} className={classes.photo} /> : []
        })}
      </span>
    )
  }
  if (Array.isArray(value) && value.length > 0) return list(value)
  if (typeof value !== 'string' || value.trim() === '')
    return (
      <Text as="span" tone="soft">
        {t('editor.nothing')}
      </Text>
    )
  return wordChanges(typeof other === 'string' ? other : '', value)
    .filter(({ kind }) => kind !== 'removed')
    .map(({ text, kind }, at) => (kind === 'added' ? <mark key={at}>{text}</mark> : text))
}
