/** Small illustration of each widget. */
import type { ReactNode } from 'react';
import type { WidgetName } from '../model/widgets.ts';

const Box = (props: { x: number; y: number; w: number; h: number; r?: number; of?: string }) => (
  <rect x={props.x} y={props.y} width={props.w} height={props.h} rx={props.r ?? 2} className={props.of ?? 'art-line'} />
);
const Dot = (props: { x: number; y: number; r?: number; of?: string }) => (
  <circle cx={props.x} cy={props.y} r={props.r ?? 3.5} className={props.of ?? 'art-gold'} />
);

const DRAWINGS: Readonly<Record<WidgetName, ReactNode>> = {
  'lottery-board': (
    <>
      <Box x={8} y={5} w={64} h={18} r={4} of="art-card" />
      <Box x={8} y={27} w={64} h={18} r={4} of="art-card" />
      <Dot x={17} y={14} />
      <Dot x={26} y={14} />
      <Dot x={35} y={14} />
      <Box x={50} y={10} w={16} h={8} of="art-accent" />
      <Dot x={17} y={36} />
      <Dot x={26} y={36} />
      <Dot x={35} y={36} />
      <Box x={50} y={33} w={16} h={6} of="art-text" />
    </>
  ),
  'game-grid': (
    <>
      <Box x={10} y={5} w={18} h={24} r={4} of="art-accent" />
      <Box x={31} y={5} w={18} h={24} r={4} of="art-blue" />
      <Box x={52} y={5} w={18} h={24} r={4} of="art-gold" />
      <Box x={10} y={33} w={18} h={12} r={4} of="art-green" />
      <Box x={31} y={33} w={18} h={12} r={4} of="art-gold" />
      <Box x={52} y={33} w={18} h={12} r={4} of="art-accent" />
    </>
  ),
  'winner-board': (
    <>
      <Box x={8} y={5} w={64} h={40} r={4} of="art-card" />
      {[13, 25, 37].map(y => (
        <g key={y}>
          <Dot x={17} y={y} of="art-line" />
          <Box x={25} y={y - 2} w={18} h={4} />
          <Box x={52} y={y - 2.5} w={15} h={5} of="art-gold" />
        </g>
      ))}
    </>
  ),
  'login-modal': (
    <>
      <Box x={4} y={2} w={72} h={46} r={4} of="art-scrim" />
      <Box x={22} y={6} w={36} h={38} r={4} of="art-card" />
      <Box x={27} y={12} w={26} h={7} />
      <Box x={27} y={22} w={26} h={7} />
      <Box x={27} y={33} w={26} h={7} of="art-accent" />
    </>
  ),
  'service-widget': (
    <>
      <Box x={8} y={6} w={40} h={4} />
      <Box x={8} y={14} w={32} h={4} />
      <Box x={8} y={22} w={36} h={4} />
      <Dot x={64} y={14} r={6} of="art-blue" />
      <Dot x={64} y={36} r={9} of="art-accent" />
      <path d="M60 33h8v5h-5l-3 2z" className="art-white" />
    </>
  ),
  'download-bar': (
    <>
      <Box x={8} y={6} w={44} h={4} />
      <Box x={8} y={14} w={56} h={4} />
      <Box x={4} y={26} w={72} h={18} r={4} of="art-card" />
      <Box x={9} y={30} w={10} h={10} r={3} of="art-accent" />
      <Box x={23} y={31} w={18} h={3} of="art-text" />
      <Box x={23} y={37} w={12} h={3} />
      <Box x={53} y={30} w={18} h={10} r={5} of="art-gold" />
    </>
  ),
};

export const WidgetArt = ({ name }: { readonly name: WidgetName }) => (
  <svg className="art" viewBox="0 0 80 50" aria-hidden="true">
    {DRAWINGS[name]}
  </svg>
);
