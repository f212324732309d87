import type { Clipping } from '@potluck/api/clip'
import { Button, Heading, Row, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import classes from './OtherRecipes.module.css'

interface Props {
  readonly others: Clipping['others']
  readonly onChoose: (at: number) => void
  readonly onLeaveOut: () => void
  /** Reads the text as one recipe; absent where it was none. */
  readonly onJoin: (() => void) | undefined
}

/** The further recipes of a page or text, which are looked over and saved one by one. */
export function OtherRecipes({ others, onChoose, onLeaveOut, onJoin }: Props) {
  const { t } = useTranslation('recipes')
  if (others.length === 0) return null
  const heading = t('clip.several.title', { count: others.length })
  return (
    <Stack gap={3} className={classes.others}>
      <Heading level={2} size="small">
        {heading}
      </Heading>
      <Text tone="soft" size="small">
        {t('clip.several.hint')}
      </Text>
      <ul className={classes.list} aria-label={heading}>
        {others.map(({ title, ingredients }, at) => (
          // Two of them may have the same title, and none moves.
          <li key={at}>
            <Button wide onClick={() => onChoose(at)}>
              <span dir="auto">{title || ingredients.split('\n')[0]}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Row>
        <Button onClick={onLeaveOut}>{t('clip.several.leaveOut')}</Button>
        {onJoin && <Button onClick={onJoin}>{t('clip.several.join')}</Button>}
      </Row>
    </Stack>
  )
}
