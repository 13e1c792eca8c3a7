/** Entry `lobbykit/parts`, unstable: view parts for the reference site, so that it builds no second kit. */
'use client';

export { Balls, type BallsProps, PrizeNumber } from '../ui/balls.tsx';
export { Button, type ButtonProps } from '../ui/button.tsx';
export { Countdown, type CountdownProps } from '../ui/countdown.tsx';
export { Empty, type EmptyProps } from '../ui/empty.tsx';
export { Field, type FieldProps } from '../ui/field.tsx';
export { Icon, type IconProps, type Shape } from '../ui/icon.tsx';
export { Image, type ImageProps } from '../ui/image.tsx';
export { Modal, type ModalProps } from '../ui/modal.tsx';
export { Pills, type PillsProps } from '../ui/pills.tsx';
export { Skeleton, type SkeletonProps } from '../ui/skeleton.tsx';
export { type Tab, Tabs, type TabsProps } from '../ui/tabs.tsx';
