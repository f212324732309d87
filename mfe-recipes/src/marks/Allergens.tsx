import type { Recipe } from '@potluck/api/recipes'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import { languagesFor } from '@potluck/cooking/likely-languages'
import { hasMark, type Mark, marks } from '@potluck/foods/marks'
import { substituteFor } from '@potluck/foods/substitutes'
import { useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useLoaded } from '@potluck/platform/useLoaded'
import { Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import classes from './marks.module.css'

interface Props {
  readonly recipe: Recipe
}

/** Most lines that are named of those that are not understood. */
const mostNamed = 4

/** Marks that say no more where these are found: whatever has milk comes of an animal. */
const saidBy: Partial<Record<Mark, readonly Mark[]>> = {
  animal: ['meat', 'fish', 'crustaceans', 'molluscs', 'egg', 'milk'],
}

/** The allergens that the lines of a recipe name, and the lines that are not understood. */
export function Allergens({ recipe }: Props) {
  const { t } = useTranslation('recipes')
  const { list, number } = useFormats()
  const nameAt = useLineNames(recipe)
  const lines = recipe.contents?.lines ?? []
  const numbered = (kind: 'contains' | 'mayContain', mark: Mark) =>
    lines.flatMap((line, place) =>
      hasMark(line[kind] ?? 0, mark) ? [t('marks.line', { name: nameAt(line.at), number: number(place + 1) })] : [],
    )
  const found = (kind: 'contains' | 'mayContain') => marks.filter((mark) => numbered(kind, mark).length > 0)
  const contained = found('contains')
  const told = (mark: Mark, among: readonly Mark[]) => !saidBy[mark]?.some((other) => among.includes(other))
  const unclear = lines.filter(({ isUnclear }) => isUnclear).map(({ at }) => nameAt(at))
  const maybe = found('mayContain').filter((mark) => !contained.includes(mark))
  const facts = [
    ...contained.filter((mark) => told(mark, contained)).map((mark) => ({ kind: 'contains', mark }) as const),
    ...maybe.filter((mark) => told(mark, maybe)).map((mark) => ({ kind: 'mayContain', mark }) as const),
  ]
  return (
    <div className={classes.part}>
      <ul className={classes.plainList}>
        {facts.map(({ kind, mark }) => (
          <li key={`${kind} ${mark}`}>
            <Text>
              {t(`marks.${kind}`, { mark: t(`marks.name.${mark}`), lines: list(numbered(kind, mark), 'unit') })}
            </Text>
            {kind === 'contains' && <Instead mark={mark} />}
          </li>
        ))}
      </ul>
      {unclear.length > 0 && (
        <Text strong>
          {t('marks.unclear', {
            count: unclear.length,
            lines: list([...unclear.slice(0, mostNamed), ...(unclear.length > mostNamed ? ['…'] : [])], 'unit'),
          })}
        </Text>
      )}
      <Text size="small" tone="soft">
        {t('marks.about')}
      </Text>
    </div>
  )
}

/** The thing that each line names; the whole line until the words of the language are there. */
function useLineNames({ ingredients }: Recipe): (at: number) => string {
  const languages = languagesFor(ingredients, useStore(useHost().language))
  const { data: words } = useLoaded(['kitchen-words', ...languages], () => loadVocabulary(languages))
  const texts = ingredients.split('\n')
  return (at) => {
    const text = texts[at]?.trim() ?? ''
    return words ? readIngredientLine(text, words).ingredient || text : text
  }
}

/** The substitute of a mark, where one is known. */
function Instead({ mark }: { readonly mark: Mark }) {
  const { t } = useTranslation('recipes')
  const substitute = substituteFor(mark)
  if (!substitute) return null
  return (
    <Text size="small" tone="soft">
      {t('marks.instead', { mark: t(`marks.name.${mark}`), what: t(`marks.substitute.${substitute.id}`) })}{' '}
      <bdi>{t('marks.source', { source: substitute.source })}</bdi>
    </Text>
  )
}
