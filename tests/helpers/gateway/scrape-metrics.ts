/** Reads `/metrics` as Prometheus does. */
import type { Gateway } from '../../../site/gateway/main.ts';

export interface Line {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** The text and its samples. */
export async function scrape({ metricsUrl }: Pick<Gateway, 'metricsUrl'>): Promise<{ text: string; lines: Line[] }> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text();
  const lines = text.split('\n').flatMap(line => {
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(LABEL)].map(([, label = '', labelValue = '']) => [label, labelValue]);
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
  });
  return { text, lines };
}

/** Sample of a name with at least these labels; undefined if missing. */
export const sampleOf = (lines: readonly Line[], name: string, labels: Readonly<Record<string, string>>) =>
  lines.find(
    line => line.name === name && Object.entries(labels).every(([label, value]) => line.labels[label] === value),
  )?.value;
