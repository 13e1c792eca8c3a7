/** Minimum browsers of the kit: iOS 15.4 and Chrome 106. */
export const TARGET = ['safari15.4', 'chrome106'];
