import type { Locale, UserRow } from '#mock/state/tables.ts';
import type { AddressProblem } from './returnAddress';

export type ProviderKind = 'uniportal' | 'vendor' | 'provider' | 'alternate' | 'oauth2';

/** Texts of the stand-in pages. */
export interface ProviderTexts {
  /** The language of the texts, for HTML. */
  lang: 'en' | 'zh-CN';
  names: Record<ProviderKind, string>;
  title(name: string): string;
  standIn: string;
  orderPage: string;
  chooseUser: string;
  pending: string;
  roles: Record<UserRow['role'], string>;
  newUser: string;
  realName: string;
  register: string;
  without: string;
  deny: string;
  fail: string;
  wrong: string;
  note: string;
  comesBackTo: string;
  goBackWith(error: string): string;
  twist: string;
  twists: Record<'none' | 'other-state' | 'no-state' | 'used-code', string>;
  address: Record<AddressProblem, (name: string) => string>;
  missing(name: string): string;
  unexpected(name: string): string;
  mustBe(name: string, expected: string, value: string): string;
  weakState: string;
  noState: string;
}

const en: ProviderTexts = {
  lang: 'en',
  names: {
    uniportal: 'Corporate portal',
    vendor: 'Device vendor account',
    provider: 'Provider account',
    alternate: 'Alternate login',
    oauth2: 'Enterprise account (OAuth2)',
  },
  title: (name) => `${name}: log in`,
  standIn: 'This page stands in for the real one. No data is sent.',
  orderPage: 'Order page',
  wrong: 'The request is wrong',
  note: 'Notes',
  comesBackTo: 'Comes back to',
  chooseUser: 'Log in as',
  pending: 'pending deregistration',
  roles: {
    learner: 'learner',
    lecturer: 'lecturer',
    administrator: 'administrator',
    visitor: 'visitor',
  },
  newUser: 'As a new user',
  realName: 'Real name (optional)',
  register: 'Register and log in',
  without: 'Without logging in',
  deny: 'Deny',
  fail: 'Let the provider fail',
  goBackWith: (error) => `Go back with error=${error}`,
  twist: 'On the way back',
  twists: {
    none: 'everything is right',
    'other-state': 'another state comes back',
    'no-state': 'no state comes back',
    'used-code': 'the code is used already',
  },
  address: {
    missing: (name) => `${name} is missing`,
    repeated: (name) => `${name} is given more than once`,
    unreadable: (name) => `${name} isn’t an address`,
    foreign: (name) =>
      `${name} leads to another site: only this origin and pages on this machine are allowed`,
  },
  missing: (name) => `${name} is missing`,
  unexpected: (name) => `${name} isn’t a parameter of this page`,
  mustBe: (name, expected, value) => `${name} must be ${expected}, not ${value}`,
  weakState: 'The state has fewer than 22 characters: 128 random bits don’t fit',
  noState: 'The state is missing: a forged return would look like a real one',
};

const zh: ProviderTexts = {
  lang: 'zh-CN',
  names: {
    uniportal: '企业门户账号',
    vendor: '设备厂商账号',
    provider: '平台账号',
    alternate: '另一登录系统',
    oauth2: '企业账号（OAuth2）',
  },
  title: (name) => `${name}登录`,
  standIn: '这是用于开发的模拟页面，不会向外发送任何内容。',
  orderPage: '订购页面',
  wrong: '请求有误',
  note: '请留意',
  comesBackTo: '返回地址',
  chooseUser: '选择登录用户',
  pending: '注销中',
  roles: { learner: '学员', lecturer: '讲师', administrator: '管理员', visitor: '访客' },
  newUser: '新用户',
  realName: '真实姓名（选填）',
  register: '注册并登录',
  without: '不登录',
  deny: '拒绝授权',
  fail: '模拟对方出错',
  goBackWith: (error) => `带error=${error}返回`,
  twist: '返回时',
  twists: {
    none: '一切正常',
    'other-state': '返回不同的state',
    'no-state': '不返回state',
    'used-code': '授权码已被使用',
  },
  address: {
    missing: (name) => `缺少${name}`,
    repeated: (name) => `${name}重复`,
    unreadable: (name) => `${name}不是有效地址`,
    foreign: (name) => `${name}指向外部：只允许本站和本机页面`,
  },
  missing: (name) => `缺少${name}`,
  unexpected: (name) => `本页没有参数${name}`,
  mustBe: (name, expected, value) => `${name}应为${expected}，而不是${value}`,
  weakState: '参数state少于22个字符，不足128位随机数',
  noState: '缺少state，无法识别伪造的返回',
};

/** Chinese in Chinese, English in every other language. */
export function providerTexts(lang: Locale): ProviderTexts {
  return lang === 'zh_CN' ? zh : en;
}
