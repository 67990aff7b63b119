export { type ButtonVariant, buttonClass } from '../../../../design/button-class.ts';
