import type { UserRow } from '../tables';
import { drawAvatar } from './avatar';

/** The academy of all users in the mock. */
export const SCHOOL_ID = 'school-1';

/**
 * The initial users: an administrator and a user pending deregistration, and learners with each
 * kind of name that the header shows.
 */
export function seedUsers(): UserRow[] {
  return [
    {
      id: 'user-admin',
      role: 'administrator',
      schoolId: SCHOOL_ID,
      realName: '周予安',
      nickName: '教务小周',
      mobile: '13800000000',
      email: 'admin@mock.example',
      avatarUrl: drawAvatar(265),
    },
    {
      id: 'user-chinese',
      role: 'learner',
      schoolId: SCHOOL_ID,
      realName: '李晨曦',
      nickName: '晨曦',
      mobile: '13800000001',
      email: 'learner@mock.example',
      avatarUrl: drawAvatar(150),
    },
    {
      id: 'user-arabic',
      role: 'learner',
      schoolId: SCHOOL_ID,
      realName: 'ليلى الهاشمي',
      nickName: 'ليلى',
      mobile: '13800000002',
      email: 'arabic@mock.example',
      avatarUrl: drawAvatar(20),
    },
    {
      id: 'user-nickname',
      role: 'lecturer',
      schoolId: SCHOOL_ID,
      nickName: 'Robin',
      mobile: '13800000003',
      email: 'nickname@mock.example',
    },
    {
      id: 'user-nameless',
      role: 'learner',
      schoolId: SCHOOL_ID,
      mobile: '13800000004',
      email: 'nameless@mock.example',
    },
    {
      id: 'user-pending',
      role: 'learner',
      schoolId: SCHOOL_ID,
      realName: '孙嘉木',
      nickName: '嘉木',
      mobile: '19900000019',
      email: 'pending@mock.example',
      deregisteredAt: '-P3D',
    },
  ];
}
