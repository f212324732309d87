import type { Image } from '@potluck/api/images'
import type { WrittenRecipe } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import { useImageAddress } from '@potluck/platform/hooks'
import type { RecipeField } from '@potluck/recipe/fields'
import { Text } from '@potluck/ui'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { wordChanges } from '../../recipe/history/word-changes.ts'
import classes from './FieldChoice.module.css'

/** The value of a field to save: mine, theirs, or the lines of both. */
export type Side = 'mine' | 'theirs' | 'joined'

interface Props {
  readonly field: RecipeField
  readonly name: string
  readonly mine: WrittenRecipe
  readonly theirs: WrittenRecipe
  /** The pictures of both versions. */
  readonly images: readonly Image[]
  /** The lines of both, if both only added lines. */
  readonly joined: string | undefined
  /** The person who saved the other version; undefined if unknown or if it was the same cook. */
  readonly theirName: string | undefined
  readonly side: Side
  readonly onChoose: (side: Side) => void
}

/** One field in my version and in theirs, and as both together. */
export function FieldChoice({ field, name, mine, theirs, images, joined, theirName, side, onChoose }: Props) {
  const { t } = useTranslation('recipes')
  const group = useId()
  const sides: readonly { readonly key: Side; readonly label: string; readonly value: Value; readonly other: Value }[] =
    [
      { key: 'mine', label: t('editor.mine'), value: mine[field], other: theirs[field] },
      { key: 'theirs', label: theirName ?? t('editor.theirs'), value: theirs[field], other: mine[field] },
      ...(joined === undefined
        ? []
        : [{ key: 'joined' as const, label: t('editor.keepBoth'), value: joined, other: mine[field] }]),
    ]
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{name}</legend>
      {sides.map(({ key, label, value, other }) => (
        <label key={key} className={classes.side}>
          <span className={classes.head}>
            <input
              type="radio"
              name={group}
              checked={side === key}
              aria-label={`${name}: ${label}`}
              onChange={() => onChoose(key)}
            />
            <Text as="span" size="small" strong>
              <bdi>{label}</bdi>
            </Text>
          </span>
          <span dir="auto" className={classes.value}>
            <FieldValue {...{ value, other, images }} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type Value = WrittenRecipe[RecipeField]

interface ValueProps {
  readonly value: Value
  readonly other: Value
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
