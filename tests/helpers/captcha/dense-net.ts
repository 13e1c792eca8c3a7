/** Dense network with one hidden layer that classifies images: the attack that a captcha must resist. */

export interface Labeled {
  /** Images as numbers of any scale, all with the same length. */
  readonly pictures: readonly Float32Array[];
  /** Class of each image, from 0. */
  readonly kinds: readonly number[];
}

export interface NetOptions {
  readonly hidden: number;
  readonly epochs: number;
  /** Number of classes. */
  readonly outputs: number;
  /** Returns numbers in [0, 1). */
  readonly random: () => number;
}

const BATCH = 32;
const RATE = 0.002;
/** Adam's decay rates of the mean and of the squared gradient. */
const [MEAN, SQUARE] = [0.9, 0.999];

/** Weights with the state of Adam. */
class Weights {
  readonly values: Float32Array;
  readonly slopes: Float32Array;
  private readonly means: Float32Array;
  private readonly squares: Float32Array;
  private steps = 0;

  constructor(size: number, next: () => number) {
    this.values = Float32Array.from({ length: size }, next);
    this.slopes = new Float32Array(size);
    this.means = new Float32Array(size);
    this.squares = new Float32Array(size);
  }

  step(): void {
    this.steps++;
    const rate = (RATE * Math.sqrt(1 - SQUARE ** this.steps)) / (1 - MEAN ** this.steps);
    const { values, slopes, means, squares } = this;
    for (let n = 0; n < values.length; n++) {
      const slope = slopes[n]! / BATCH;
      means[n] = MEAN * means[n]! + (1 - MEAN) * slope;
      squares[n] = SQUARE * squares[n]! + (1 - SQUARE) * slope * slope;
      values[n]! -= (rate * means[n]!) / (Math.sqrt(squares[n]!) + 1e-8);
    }
    slopes.fill(0);
  }
}

const gauss = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Trains on `known`; returns a classifier. */
export function train(
  known: Labeled,
  { hidden, epochs, outputs, random }: NetOptions,
): (picture: Float32Array) => number {
  const normal = normalizer(known.pictures);
  const pictures = known.pictures.map(normal);
  const inputs = pictures[0]?.length ?? 0;
  // The initial weights are random with this standard deviation.
  const spread = (deviation: number) => () => gauss(random) * deviation;
  const first = new Weights(hidden * inputs, spread(Math.sqrt(2 / inputs)));
  const bias = new Weights(hidden, () => 0);
  const second = new Weights(hidden * outputs, spread(Math.sqrt(1 / hidden)));
  const tilt = new Weights(outputs, () => 0);
  const layers = [first, bias, second, tilt];
  const active = new Float32Array(hidden);
  const scores = new Float32Array(outputs);

  const run = (picture: Float32Array) => {
    scores.set(tilt.values);
    for (let unit = 0; unit < hidden; unit++) {
      let sum = bias.values[unit]!;
      const row = unit * inputs;
      for (let n = 0; n < inputs; n++) sum += first.values[row + n]! * picture[n]!;
      active[unit] = Math.max(0, sum);
      if (sum <= 0) continue;
      for (let n = 0; n < outputs; n++) scores[n]! += second.values[unit * outputs + n]! * sum;
    }
  };

  /** Converts the scores into the gradient of the loss: softmax minus the true class. */
  const blame = (right: number) => {
    const top = scores.reduce((max, score) => Math.max(max, score));
    let all = 0;
    for (let n = 0; n < outputs; n++) all += scores[n] = Math.exp(scores[n]! - top);
    for (let n = 0; n < outputs; n++) scores[n]! /= all;
    scores[right]! -= 1;
  };

  const teach = (picture: Float32Array) => {
    for (let n = 0; n < outputs; n++) tilt.slopes[n]! += scores[n]!;
    for (let unit = 0; unit < hidden; unit++) {
      if (active[unit] === 0) continue;
      let slope = 0;
      for (let n = 0; n < outputs; n++) {
        slope += second.values[unit * outputs + n]! * scores[n]!;
        second.slopes[unit * outputs + n]! += active[unit]! * scores[n]!;
      }
      bias.slopes[unit]! += slope;
      const row = unit * inputs;
      for (let n = 0; n < inputs; n++) first.slopes[row + n]! += slope * picture[n]!;
    }
  };

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffled(pictures.length, random).forEach((at, turn) => {
      run(pictures[at]!);
      blame(known.kinds[at]!);
      teach(pictures[at]!);
      if (turn % BATCH === BATCH - 1) for (const layer of layers) layer.step();
    });
  }

  return picture => {
    run(normal(picture));
    return scores.indexOf(scores.reduce((max, score) => Math.max(max, score)));
  };
}

/** Subtracts the mean image and scales the rest to a standard deviation of 1. */
function normalizer(pictures: readonly Float32Array[]): (picture: Float32Array) => Float32Array {
  const mean = new Float32Array(pictures[0]?.length ?? 0);
  let squares = 0;
  for (const picture of pictures) for (let n = 0; n < mean.length; n++) mean[n]! += picture[n]! / pictures.length;
  for (const picture of pictures) for (let n = 0; n < mean.length; n++) squares += (picture[n]! - mean[n]!) ** 2;
  const spread = Math.sqrt(squares / (mean.length * pictures.length)) || 1;
  return picture => picture.map((value, n) => (value - mean[n]!) / spread);
}

function shuffled(length: number, random: () => number): number[] {
  const order = Array.from({ length }, (_, n) => n);
  for (let n = length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1));
    [order[n], order[other]] = [order[other]!, order[n]!];
  }
  return order;
}
