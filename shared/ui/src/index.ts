/** Components of every screen. Shared by federation as one module; small for the first screen. */
export { Button, type ButtonProps } from './actions/Button.tsx'
export type { ButtonVariant } from './actions/button-class.ts'
export { Chip, type ChipProps } from './actions/Chip.tsx'
export { IconButton, type IconButtonProps } from './actions/IconButton.tsx'
export { Link, type LinkProps } from './actions/Link.tsx'
export { LinkButton, type LinkButtonProps } from './actions/LinkButton.tsx'
export { AfterMoment } from './feedback/AfterMoment.tsx'
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState.tsx'
export { LoadingBar, type LoadingBarProps } from './feedback/LoadingBar.tsx'
export { Note, type NoteProps } from './feedback/Note.tsx'
export { type OnDemandKind, onDemand } from './feedback/on-demand.tsx'
export { Skeleton, type SkeletonProps, SkeletonScreen, type SkeletonScreenProps } from './feedback/Skeleton.tsx'
export type { Toast } from './feedback/ToastCard.tsx'
export { ToastRegion, type ToastRegionProps } from './feedback/ToastRegion.tsx'
export { Card, type CardProps } from './layout/Card.tsx'
export { MenuButtonContext } from './layout/MenuButtonContext.ts'
export { PageLayout, type PageLayoutProps } from './layout/PageLayout.tsx'
export {
  SideMenu,
  SideMenuGroup,
  SideMenuItem,
  type SideMenuItemProps,
  type SideMenuProps,
} from './layout/SideMenu.tsx'
export { SplitPane, type SplitPaneProps } from './layout/SplitPane.tsx'
export { type Gap, Row, type RowProps, Stack, type StackProps } from './layout/Stack.tsx'
export { usePublishedHeight } from './layout/usePublishedHeight.ts'
export { closeAtBack } from './page/close-at-back.ts'
export { OnDemandContext, type OnDemandPage, type OnDemandWords, type WordFiles } from './page/OnDemandContext.ts'
export { UiProvider, type UiProviderProps } from './provider/UiProvider.tsx'
export { Badge, type BadgeProps } from './text/Badge.tsx'
export { Heading, type HeadingProps } from './text/Heading.tsx'
export { Text, type TextProps } from './text/Text.tsx'
export { VisuallyHidden } from './text/VisuallyHidden.tsx'
export type { ColourScheme } from './theme/useColourScheme.ts'
