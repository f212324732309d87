import { useTextLanguage } from '@potluck/parts'
import { Text } from '@potluck/ui'
import { MarkedText } from '@potluck/ui/content'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './RecipeHead.module.css'

/** The description in two lines; a press expands it. */
export function Description({ text }: { readonly text: string }) {
  const { t } = useTranslation('recipes')
  const words = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLonger, setLonger] = useState(false)
  useLayoutEffect(() => {
    const element = words.current?.firstElementChild
    if (element && !isOpen) setLonger(element.scrollHeight > element.clientHeight + 1)
  }, [isOpen])

  return (
    <div ref={words} className={classes.about}>
      <Text dir="auto" lang={useTextLanguage(text)} lines={isOpen ? undefined : 2} className={classes.description}>
        <MarkedText>{text}</MarkedText>
      </Text>
      {(isLonger || isOpen) && (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('recipe.less') : t('recipe.more')}
        </button>
      )}
    </div>
  )
}
