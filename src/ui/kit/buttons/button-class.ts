export { type ButtonLook, buttonClass } from '../../../../design/button-class.ts';
