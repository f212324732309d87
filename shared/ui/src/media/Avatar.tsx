import clsx from 'clsx'
import classes from './Avatar.module.css'
import { RecipeImage } from './RecipeImage.tsx'

export interface AvatarProps {
  readonly name: string
  readonly src?: string | null | undefined
  readonly size?: 'icon' | 'small' | 'medium' | 'large' | undefined
  readonly className?: string | undefined
}

/** A person's picture, or the first letter of the name. The name stands beside it in words. */
export function Avatar({ name, src, size = 'medium', className }: AvatarProps) {
  return <RecipeImage title={name} src={src} shape="round" className={clsx(classes[size], className)} />
}
