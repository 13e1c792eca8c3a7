/**
 * Entry point `lobbykit/parts`, unstable: parts of views that the reference site uses, so that it does not duplicate
 * them.
 */

export { registerFloating } from '../dom/overlays/floating.ts';
export { closeTopLayer, onLayer, openLayers } from '../dom/overlays/layers.ts';
export { keepFocusInLists } from '../dom/overlays/list-focus.lazy.ts';
export { openModal } from '../dom/overlays/modal.ts';
export { safeUrl } from '../dom/safe/safe-url.ts';
export { minutesAhead } from '../dom/zone.ts';
export { openTab } from '../lobby/navigation/new-tab.ts';
export { Alert, type AlertProps } from '../ui/alert/alert.tsx';
export { Balls, type BallsProps, PrizeNumber } from '../ui/balls/balls.tsx';
export { Button, type ButtonProps } from '../ui/button/button.tsx';
export { CaptchaField, type CaptchaFieldProps } from '../ui/captcha/captcha-field.tsx';
export { Countdown, type CountdownProps } from '../ui/countdown.tsx';
export { Modal, type ModalProps } from '../ui/dialog/modal.tsx';
export { Empty, type EmptyProps } from '../ui/empty/empty.tsx';
export { AreaField, type AreaFieldProps } from '../ui/field/area-field.tsx';
export { Checkbox, type CheckboxProps } from '../ui/field/checkbox.tsx';
export { CodeField, type CodeFieldProps } from '../ui/field/code-field.tsx';
export { Field, type FieldProps } from '../ui/field/field.tsx';
export { FormFrame, type FormFrameProps } from '../ui/field/form-frame.tsx';
export { InputField, type InputFieldProps } from '../ui/field/input-field.tsx';
export { PasswordField, type PasswordFieldProps } from '../ui/field/password-field.tsx';
export { type Country, PhoneField, type PhoneFieldProps } from '../ui/field/phone-field.tsx';
export { type FieldValue, useFieldValue } from '../ui/field/use-field-value.ts';
export { Icon, type IconProps, type Shape } from '../ui/icon/icon.tsx';
export { Image, type ImageProps } from '../ui/image.tsx';
export { QrCode, type QrCodeProps } from '../ui/qr-code.tsx';
export { RichText, type RichTextProps } from '../ui/rich-text/rich-text.tsx';
export { Skeleton, type SkeletonProps } from '../ui/skeleton/skeleton.tsx';
export { AppLogo, PhoneArt, Row, Tap } from '../ui/slides/phone-art.tsx';
export { Slides, type SlidesProps } from '../ui/slides/slides.tsx';
export { Pills, type PillsProps } from '../ui/tabs/pills.tsx';
export { Segmented, type SegmentedProps } from '../ui/tabs/segmented.tsx';
export { type Tab, Tabs, type TabsProps } from '../ui/tabs/tabs.tsx';
export { Toast, type ToastProps } from '../ui/toasts/toast.tsx';
export { type ClassNames, type PartOf, partsWith } from '../ui/view/part-names.ts';
export { BrowserInstructions, type BrowserInstructionsProps } from '../widgets/download-bar/browser-instructions.tsx';
export { DownloadDialogs, type DownloadDialogsProps } from '../widgets/download-bar/dialogs.lazy.tsx';
export { DownloadLinks, type LinksProps as DownloadLinksProps } from '../widgets/download-bar/link-list.tsx';
export { createHotTags } from '../widgets/game-grid/hot-model.ts';
export {
  GridLoading as GameRowsLoading,
  type GridLoadingProps as GameRowsLoadingProps,
} from '../widgets/game-grid/loading.tsx';
export { Rows as GameRows, type RowsProps as GameRowsProps } from '../widgets/game-grid/tiles/rows.tsx';
export { LoginArt } from '../widgets/login-modal/art.lazy.tsx';
export { LoginFields, type LoginFieldsProps } from '../widgets/login-modal/form/fields.tsx';
export { SlideSheet, type SlideSheetProps } from '../widgets/login-modal/form/slide.lazy.tsx';
export { LoginScreen, type LoginScreenProps } from '../widgets/login-modal/login-screen.tsx';
export { SecondScreen, type SecondScreenProps } from '../widgets/login-modal/second.lazy.tsx';
export { TrialScreen, type TrialScreenProps } from '../widgets/login-modal/trial.lazy.tsx';
export {
  HistorySheet as LotteryHistory,
  type HistorySheetProps as LotteryHistoryProps,
} from '../widgets/lottery-board/dialogs/history-component.lazy.tsx';
